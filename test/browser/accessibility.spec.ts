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
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
  );
}

const SKINS = [
  ['light', 1440],
  ['dark', 390],
] as const;

async function show(page: Page, origin: string, { path, prepare }: Screen): Promise<void> {
  await page.goto(origin + path);
  // The screen itself, whose code is loaded after the frame's.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
}

/** Pages in every skin, of one person who is signed in and of nobody: they stay open for all tests of a worker. */
const axe = test.extend<object, { pages: Readonly<Record<'anonymous' | 'signedIn', Page>> }>({
  pages: [
    async ({ browser, server }, use) => {
      const contexts = await Promise.all(
        [0, 1].map(() => browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })),
      );
      const [anonymous, signedIn] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!anonymous || !signedIn) throw new Error('a context opens a page');
      await openAs(signedIn, server, '/home');
      await use({ anonymous, signedIn });
      for (const context of contexts) await context.close();
    },
    { scope: 'worker' },
  ],
});

axe.describe.configure({ mode: 'parallel' });

for (const screen of screens)
  axe(`axe finds nothing: ${screen.name}`, async ({ pages, server }) => {
    const page = screen.signedIn === false ? pages.anonymous : pages.signedIn;
    const [[colorScheme, width]] = SKINS;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await show(page, server.origin, screen);
    for (const [skin, narrow] of SKINS) {
      await page.emulateMedia({ colorScheme: skin });
      await page.setViewportSize({ width: narrow, height: 900 });
      // What a narrower page shows instead is there, and asks for nothing any more.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      await page.waitForLoadState('networkidle');
      expect(await violationsOn(page), `${skin}, ${narrow} px`).toEqual([]);
    }
  });
