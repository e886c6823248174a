import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The axe violations of the page, one line each. Evaluated, because the Content-Security-Policy forbids inline
 * scripts.
 */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // Once per document: navigation within the page keeps it.
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
