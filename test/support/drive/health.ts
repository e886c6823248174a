import { expect, type Page } from '@playwright/test';

/** A translation key that stands where its words should. */
const KEY = /\b(?:resources|screens|details|members|files|ra|validation)\.[a-z$][\w$]*(?:\.[\w$]+)+/;

/** What goes wrong on a page without stopping a test: said at its end. */
export interface Health {
  /** Looks at what the page shows now. */
  look(): Promise<void>;
  /** @throws {Error} naming everything that went wrong since the last time */
  check(): void;
}

/** Watches a page for errors in its console, answers of a broken server and words without a translation. */
export function watchHealth(page: Page): Health {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The browser says so of the question what there is beyond the contract, where there is nothing.
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
