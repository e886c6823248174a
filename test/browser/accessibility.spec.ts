import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { screens, type Screen } from '../support/screens';
import { expect, openAs, test } from './fixtures';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, one line each. Evaluated, since the Content-Security-Policy allows no inline script. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

async function show(page: Page, origin: string, { path, prepare }: Screen): Promise<void> {
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
}

for (const [skin, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`axe finds nothing on any main screen, ${skin} and ${width} px wide`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      colorScheme: skin,
      viewport: { width, height: 900 },
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const found: Record<string, readonly string[]> = {};
    const look = async (screen: Screen) => {
      await show(page, server.origin, screen);
      found[screen.name] = await violationsOn(page);
    };
    for (const screen of screens.filter(({ signedIn }) => signedIn === false)) await look(screen);
    await openAs(page, server, '/home');
    for (const screen of screens.filter(({ signedIn }) => signedIn !== false)) await look(screen);
    expect(found).toEqual(Object.fromEntries(screens.map(({ name }) => [name, []])));
    await context.close();
  });
}
