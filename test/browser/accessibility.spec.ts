import type { Page } from '@playwright/test';
import { isLongRun } from '../support/longRun';
import { violationsOn } from '../support/violationsOn';
import { PLACEHOLDER, screens, type Screen } from '../support/screens';
import { goTo } from '../support/drive/goTo';
import { soon } from '../support/drive/soon';
import { expect, test, type OpenPage } from './fixtures';

const SKINS = [
  ['light', 1440],
  ['dark', 390],
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** A page between two screens of the same address, so that the second starts afresh. */
const BETWEEN = '/profil';

/** Navigates within the page, and waits until the title has changed. */
async function moveTo(page: Page, path: string): Promise<void> {
  // The new title may have the same text in another element, or another text in the same one.
  const before = await title(page).evaluate((heading) => {
    heading.setAttribute('data-left', '');
    return heading.textContent;
  });
  await goTo(page, path);
  const hasMoved = (left: string) => {
    const heading = document.querySelector('h1');
    return heading !== null && (!heading.hasAttribute('data-left') || heading.textContent !== left);
  };
  await soon(() => page.evaluate(hasMoved, before), path).toBe(true);
}

/** Opens a screen by navigation if signed in, otherwise by a page load. */
async function show({ page, rest }: OpenPage, origin: string, { path, prepare, signedIn }: Screen): Promise<void> {
  if (signedIn === false) await page.goto(origin + path);
  else {
    // Closes a dialog that a change of address leaves open, and moves the pointer away.
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    const { pathname } = new URL(origin + path);
    if (new URL(page.url()).pathname === pathname) await moveTo(page, BETWEEN);
    await moveTo(page, path);
  }
  // The screen's own code loads after the frame's.
  await title(page).waitFor();
  await rest.reached();
  await prepare?.(page);
  await rest.reached();
}

test.describe.configure({ mode: 'parallel' });

/** Screens share their parts, so each is read in alternating skins; in the long run in both. */
const skinsOf = (index: number) => (isLongRun() ? SKINS : SKINS.filter((_, skin) => skin === index % SKINS.length));

for (const [index, screen] of screens.entries())
  test(`axe finds nothing: ${screen.name}`, screen.isLong ? { tag: '@long' } : {}, async ({ pages, server }) => {
    const seat = screen.signedIn === false ? pages.anonymous : pages.signedIn;
    const { page, rest } = seat;
    const [[colorScheme, width]] = SKINS;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await show(seat, server.origin, screen);
    // Proves that these addresses of the specification are open, for routes.spec.ts.
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    if (screen.signedIn !== false)
      expect(new URL(page.url()).pathname).toBe(new URL(server.origin + (screen.leadsTo ?? screen.path)).pathname);
    for (const [skin, narrow] of skinsOf(index)) {
      await page.emulateMedia({ colorScheme: skin });
      await page.setViewportSize({ width: narrow, height: 900 });
      // The narrow layout has loaded too.
      await rest.reached();
      expect(await violationsOn(page), `${skin}, ${narrow} px`).toEqual([]);
    }
  });
