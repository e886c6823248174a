import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../support/longRun';
import { takeStep, tutorialSteps } from '../support/tutorialSteps';

const steps = tutorialSteps(readFileSync('docs/tutorial.md', 'utf8'));
const PARTS = [
  'docs',
  'src',
  'server',
  'scripts',
  'test',
  'vitest.config.ts',
  'package.json',
  'tsconfig',
  'tsconfig.json',
];

/** Checks the declarations as the start does, in a process that reads the current files. */
const ASSERT = `
  import { schemas } from './src/portal/declared.ts';
  import { assertSchemas } from './src/resources/check/check.ts';
  assertSchemas(schemas);
  console.log(schemas.filter(({ name }) => name.startsWith('Materiels')).map(({ name, fields }) => name + ': ' + Object.keys(fields)).join('; '));`;

/** Milliseconds; each step starts one or two processes. */
const SLOW = 180_000;

let copy = '';

const run = (...options: readonly string[]): string => {
  try {
    return execFileSync(process.execPath, options, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`, { cause: error });
  }
};

const declared = (): string => run('--import', 'tsx', '--input-type=module', '--eval', ASSERT).trim();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'socle-tutorial-'));
  for (const path of PARTS) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const declares = ({ changes }: (typeof steps)[number]): boolean =>
  changes.some(({ path }) => path.startsWith('src/resources/schemas/'));
const LAST = steps.findLastIndex(declares);

/** Whether to check the start after a step. Each check takes a process; only the long run does more than the last. */
const isAsked = (at: number): boolean => {
  const step = steps[at];
  return step !== undefined && declares(step) && (isLongRun() || at === LAST);
};

describe('the tutorial', () => {
  it('declares what it describes, step by step', { timeout: SLOW }, () => {
    const found = steps.map((step, at) => {
      takeStep(copy, step);
      return isAsked(at) ? `${step.title} — ${declared()}` : step.title;
    });
    const controles = 'Materiels/{materielId}/controles: le,resultat,commentaire,rapport';
    const said = [
      '1. A resource — Materiels: nom,achat,periodicite',
      `2. What hangs below it, with a file — Materiels: nom,achat,periodicite; ${controles}`,
      `3. Conditions — Materiels: nom,achat,periodicite; ${controles}`,
      `4. A computed field — Materiels: nom,achat,periodicite,prochain; ${controles}`,
      `5. Rights — Materiels: nom,achat,periodicite,prochain; ${controles}`,
      '6. A column of one’s own',
      `7. A page of one’s own — Materiels: nom,achat,periodicite,prochain; ${controles}`,
      '8. A rule in code',
      `9. A webhook — Materiels: nom,achat,periodicite,prochain; ${controles}`,
      '10. A test',
    ];
    expect(found).toEqual(said.map((text, at) => (isAsked(at) ? text : text.split(' — ')[0])));
  });

  // Compiles the whole server and react-admin: half a minute.
  it.runIf(isLongRun())('compiles as a whole', { timeout: SLOW }, () => {
    const paths = steps.flatMap(({ changes }) => changes.map(({ path }) => `../${path}`));
    const project = join(copy, 'tsconfig', 'tutorial.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: './tests.json',
        include: [...paths, '../src/**/*.d.ts', '../test/support/*.d.ts', '../test/support/globalSetup.ts'],
        references: [],
      }),
    );
    expect(run(join('node_modules', 'typescript-7', 'bin', 'tsc'), '-p', project)).toBe('');
  });

  // Runs a separate suite with its own cluster: most of a minute.
  it.runIf(isLongRun())('passes its own test', { timeout: SLOW }, () => {
    const options = ['run', '--project', 'api', '--maxWorkers', '1', '--reporter', 'dot', 'test/api/materiels.test.ts'];
    expect(run(join('node_modules', 'vitest', 'vitest.mjs'), ...options)).toMatch(/5 passed/);
  });
});
