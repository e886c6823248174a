import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from '@playwright/test';

/**
 * The Chromium that tests, pictures and measurements use: the one that the lock file names, on every machine alike.
 * `SOCLE_BROWSER` is the path of another one (`npm run test:browsers` sets it).
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: process.env['SOCLE_BROWSER'] ?? (await chromium.executablePath()),
    // Root in a container has no user namespace for Chromium's sandbox.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  };
}
