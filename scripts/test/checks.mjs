import { join } from 'node:path';

/** A program of an installed package. */
export const bin = (name) => join('node_modules', '.bin', name);

/** The tests of code and API, in this process's cluster. */
export const CODE = {
  name: 'unit and API tests',
  command: [bin('vitest'), 'run'],
  report: 'test-results/vitest.json',
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};

/** The tests in a real browser. */
export const BROWSERS = {
  name: 'browser tests',
  command: [bin('playwright'), 'test'],
  report: 'test-results/playwright.json',
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
};

/** The browser tests that a further Chromium runs: signing in, generated screens of a list, planning, files. */
export const MAIN_WAYS = [
  'session.spec.ts',
  'planning.spec.ts',
  'planningTools.spec.ts',
  'upload.spec.ts',
  'history.spec.ts',
];

/** The main ways in a Firefox that is installed. */
export const FIREFOX = {
  name: 'Firefox',
  command: [bin('vitest'), 'run', '--config', 'test/firefox/vitest.config.ts'],
  report: 'test-results/firefox.json',
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};
