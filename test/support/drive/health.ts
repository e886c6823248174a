import { expect, type Page } from '@playwright/test';

/** A translation key shown instead of its translation. */
const KEY = /\b(?:resources|screens|details|members|files|ra|validation)\.[a-z$][\w$]*(?:\.[\w$]+)+/;

export interface Health {
  look(): Promise<void>;
  /** @throws {Error} with every fault since the last call */
  check(): void;
}

/** Watches a page for console errors, responses of status 500 and above, and untranslated keys. */
export function watchHealth(page: Page): Health {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The browser logs the 404 of the probe for extensions.
    const isProbe = /\/api\/(extensions|MySession)$/.test(message.location().url);
    if (message.type() === 'error' && !isProbe) faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  return {
    async look() {
      const found = KEY.exec(await page.locator('body').innerText());
      if (found) faults.push(`untranslated on ${page.url()}: ${found[0]}`);
    },
    check() {
      expect(faults.splice(0)).toEqual([]);
    },
  };
}
