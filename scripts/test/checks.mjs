import { join } from 'node:path';

/** Path of an installed package's program. */
export const bin = (name) => join('node_modules', '.bin', name);

/** Unit and API tests, in this process's cluster. */
export const CODE = {
  name: 'unit and API tests',
  command: [bin('vitest'), 'run'],
  report: 'test-results/vitest.json',
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};

export const BROWSERS = {
  name: 'browser tests',
  command: [bin('playwright'), 'test'],
  report: 'test-results/playwright.json',
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
};

/** The browser tests to repeat in another Chromium: sign-in, generated screens, planning, files. */
export const MAIN_WAYS = [
  'session.spec.ts',
  'planning.spec.ts',
  'planningTools.spec.ts',
  'upload.spec.ts',
  'history.spec.ts',
];

export const FIREFOX = {
  name: 'Firefox',
  command: [bin('vitest'), 'run', '--config', 'test/firefox/vitest.config.ts'],
  report: 'test-results/firefox.json',
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};
