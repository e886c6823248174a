import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { root } from '../setup.mjs';
import { PLAYWRIGHT, VITEST } from './reports.mjs';
import { summarize } from './summary.mjs';

const exitCode = process.exitCode;
afterEach(() => {
  process.exitCode = exitCode;
});

const unitReport = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: join(root, 'src/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'subtracts',
          failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n  at a\n  at new Promise (<anonymous>)'],
        },
      ],
    },
    { name: join(root, 'src/b.test.ts'), status: 'failed', message: 'Cannot find b', assertionResults: [] },
  ],
};

const browserReport = {
  stats: { expected: 3, flaky: 0, unexpected: 1 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { file: 'list.spec.ts', line: 7, title: 'sorts', ok: true, tests: [] },
            {
              file: 'list.spec.ts',
              line: 9,
              title: 'filters',
              ok: false,
              tests: [{ results: [{ errors: [{ message: 'no row' }] }] }],
            },
          ],
        },
      ],
    },
  ],
};

it('the failures of a report have their file, their title and the beginning of their message', () => {
  expect(VITEST.failures(unitReport)).toEqual([
    { name: 'src/a.test.ts › subtracts', message: 'expected 1 to be 2\n  at a' },
    { name: 'src/b.test.ts', message: 'Cannot find b' },
  ]);
  expect(PLAYWRIGHT.failures(browserReport)).toEqual([{ name: 'list.spec.ts:9 › filters', message: 'no row' }]);
});

it('the end of a run names each failure again, and its last line counts them', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const failures = PLAYWRIGHT.failures(browserReport);
  summarize([{ name: 'browser tests', seconds: 2, ...PLAYWRIGHT.count(browserReport), failures }]);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines[0]).toBe('\n✗ list.spec.ts:9 › filters\n    no row');
  expect(lines.at(-1)).toBe('\n3 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});
