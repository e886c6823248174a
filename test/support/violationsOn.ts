import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, one line each. Evaluated, since the Content-Security-Policy allows no inline script. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // Once for each document: a screen that is opened inside the page finds it there.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (
      window as unknown as {
        axe: { run: (options: { readonly resultTypes: readonly string[] }) => Promise<AxeResults> };
      }
    ).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
  );
}
