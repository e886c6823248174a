import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Failure {
  readonly file: string;
  readonly test: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
}

/** Errors of test files that could not be loaded, which do not count as a catch. */
const UNREADABLE = /SyntaxError|Transform failed|PARSE_ERROR|Failed to resolve import|Cannot find (?:module|package)/;

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * The failed tests in a report of Vitest; undefined if it wrote none.
 *
 * @throws {Error} for a test file that could not be loaded
 */
export function vitestFailures(root: string, path: string): readonly Failure[] | undefined {
  const report = read(path) as VitestReport | undefined;
  return report?.testResults.flatMap(({ name, status, message = '', assertionResults }): Failure[] => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, test: fullName }));
    if (status !== 'failed') return [];
    if (UNREADABLE.test(message)) throw new Error(`${file} cannot be started: ${message.slice(0, 300)}`);
    // The setup failed: the server did not start, or a declaration was refused.
    return [{ file, test: `(before its tests) ${message.split('\n')[0]?.slice(0, 120) ?? ''}` }];
  });
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

export function playwrightFailures(path: string): readonly Failure[] | undefined {
  const report = read(path) as { readonly suites: readonly Suite[] } | undefined;
  return report?.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `test/browser/${file}`, test: title }));
}
