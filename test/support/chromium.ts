import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from '@playwright/test';

/**
 * Launches the Chromium version of the lock file, so that tests, pictures and benchmarks use the same one on every
 * machine.
 * `SOCLE_BROWSER` is the path of another one (`npm run test:browsers` sets it).
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: process.env['SOCLE_BROWSER'] ?? (await chromium.executablePath()),
    // Chromium's sandbox needs a user namespace, which root in a container lacks.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  };
}
