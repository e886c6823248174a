import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A Chromium to test with: the one named or installed, otherwise the one that its registry package carries. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const installed = [process.env.CHROMIUM_PATH ?? '', ...INSTALLED].find((path) => existsSync(path));
  return {
    executablePath: installed ?? (await chromium.executablePath()),
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
