import { relative, sep } from 'node:path';

/** What a changed file asks for; undefined where Vite alone updates the page, or nothing has to. */
export type ChangeEffect = 'declarations' | 'server';

const TEST = /\.(test|fixture)\.tsx?$/;

/**
 * The generator and its declarations stand in both halves: the server starts anew, and the open page is loaded again, where
 * an update in place would change components and keep what was made of the former declarations.
 */
export function effectOf(path: string, root: string): ChangeEffect | undefined {
  const name = relative(root, path).split(sep).join('/');
  if (TEST.test(name)) return undefined;
  if (/^src\/resources\/.*\.(ts|json)$/.test(name)) return 'declarations';
  return /^(server\/.*\.(ts|mjs)|src\/i18n\/.*\.ts)$/.test(name) ? 'server' : undefined;
}
