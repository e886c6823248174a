import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';
import { playwrightFailures, vitestFailures, type Failure } from './reports';
import { runCommand, type Finished } from './runCommand';

/** Sets of tests to run per fault, the cheapest first; the first failure ends it. */
export const LANES = ['hinted', 'related', 'unit', 'api', 'browser'] as const;

export type Lane = (typeof LANES)[number];

export interface LaneOptions {
  readonly root: string;
  readonly workers: string;
}

const MINUTES = { hinted: 10, related: 20, unit: 30, api: 60, browser: 90 } as const;

const isBrowserTest = (test: string): boolean => test.endsWith('.spec.ts');

/** The failures that a finished command reported. @throws {Error} if it failed without naming a test */
function failuresOf(finished: Finished, failures: readonly Failure[] | undefined): readonly Failure[] {
  if (finished.isTimeout) throw new Error('the tests did not end in their time');
  if (failures && (finished.code === 0 || failures.length > 0)) return failures;
  throw new Error(`the tests could not be started:\n${finished.output.slice(-2_000)}`);
}

async function vitest({ root, workers }: LaneOptions, args: readonly string[], minutes: number) {
  // The path set in vitest.config.ts.
  const report = join(root, 'test-results', 'vitest.json');
  rmSync(report, { force: true });
  const common = [`--maxWorkers=${workers}`, '--passWithNoTests'];
  const finished = await runCommand(root, 'node_modules/.bin/vitest', [...args, '--run', ...common], minutes);
  return failuresOf(finished, vitestFailures(root, report));
}

async function playwright({ root, workers }: LaneOptions, args: readonly string[], minutes: number) {
  const built = await runCommand(root, process.execPath, ['scripts/build.mjs'], minutes);
  if (built.code !== 0) throw new Error(`the build fails:\n${built.output.slice(-2_000)}`);
  const report = join(root, 'test-results', 'playwright.json');
  rmSync(report, { force: true });
  const all = ['test', `--workers=${workers}`, ...args];
  const finished = await runCommand(root, 'node_modules/.bin/playwright', all, minutes);
  return failuresOf(finished, playwrightFailures(report));
}

export async function failuresOfFiles(
  options: LaneOptions,
  files: readonly string[],
  minutes: number = MINUTES.hinted,
  bail: readonly string[] = [],
): Promise<readonly Failure[]> {
  const code = files.filter((file) => !isBrowserTest(file));
  const found = code.length > 0 ? await vitest(options, [...code, ...bail], minutes) : [];
  const browser = files.filter(isBrowserTest);
  if (found.length > 0 || browser.length === 0) return found;
  return playwright(options, browser, minutes);
}

export function runLane(options: LaneOptions, lane: Lane, fault: Fault): Promise<readonly Failure[]> {
  const minutes = MINUTES[lane];
  const withoutBrowser = ['--project', 'unit', '--project', 'screens', '--bail=1'];
  switch (lane) {
    case 'hinted':
      return failuresOfFiles(options, fault.tests ?? [], minutes, ['--bail=1']);
    case 'related':
      return vitest(options, ['related', fault.file, ...withoutBrowser], minutes);
    case 'unit':
      return vitest(options, withoutBrowser, minutes);
    case 'api':
      return vitest(options, ['--project', 'api', '--bail=1'], minutes);
    case 'browser':
      return playwright(options, ['-x'], minutes);
  }
}
