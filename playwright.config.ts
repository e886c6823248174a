import { defineConfig } from '@playwright/test';
import { isLongRun } from './test/support/longRun';
import { chromiumLaunchOptions } from './test/support/chromium';

export default defineConfig({
  testDir: 'test/browser',
  // Further ways to the same: another view of the plan, another device, another person (`npm run test:long`).
  ...(!isLongRun() && { grepInvert: /@long/ }),
  outputDir: 'test-results/browser',
  // Pictures stand beside the tests that compare them (`--update-snapshots` takes them anew).
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './test/support/demonstration.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Each has a browser and a server of its own, and leaves a third of two cores idle when it is alone.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // What opens is there at once: hundreds of dialogs and menus would be waited for otherwise.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time of every test: `TRACE=1` where one is to be looked at.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
});
