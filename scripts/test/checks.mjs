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
