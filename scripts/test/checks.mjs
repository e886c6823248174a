import { join } from 'node:path';
import { PLAYWRIGHT, VITEST } from './reports.mjs';

/** Path of an installed package's program. */
export const bin = (name) => join('node_modules', '.bin', name);

/** Unit and API tests, in this process's cluster. */
export const CODE = {
  name: 'unit and API tests',
  command: [bin('vitest'), 'run'],
  report: 'test-results/vitest.json',
  read: VITEST,
};

export const BROWSERS = {
  name: 'browser tests',
  command: [bin('playwright'), 'test'],
  report: 'test-results/playwright.json',
  read: PLAYWRIGHT,
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
  read: VITEST,
};
