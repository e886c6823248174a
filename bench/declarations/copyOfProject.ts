import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NewResource } from '../../scripts/resource/newResource';
import { writeResources } from '../../scripts/resource/writeResources';

/** Below the checkout, because TypeScript cannot name types of packages found elsewhere. */
const COPIES = resolve('.cache', 'copies');

const PARTS = [
  'src',
  'server',
  'scripts',
  'test',
  'bench',
  'docs',
  'examples',
  'public',
  'tsconfig',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  '.oxfmtrc.json',
];

/** Copies the project with additional resources into a folder that is removed once `work` ends. */
export async function withCopy<Result>(
  resources: readonly NewResource[],
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(COPIES, { recursive: true });
  const root = mkdtempSync(join(COPIES, 'declarations-'));
  try {
    for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    writeResources(root, resources, () => undefined);
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
