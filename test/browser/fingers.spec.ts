import { brokenWords } from '../support/brokenWords';
import { watchRest } from '../support/drive/rest';
import { smallTargets } from '../support/smallTargets';
import { expect, openAs, test } from './fixtures';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Main screens, each with an element that shows that it has loaded. */
const SCREENS: readonly (readonly [path: string, shown: string])[] = [
  ['/adherents', 'li[data-record]'],
  ['/adherents/details/3', 'h1'],
  ['/adherents/modification/3', 'h1'],
  ['/adherents/historique/3', 'h1'],
  ['/plannings?affichage=mois', '[role=gridcell]'],
  ['/trombinoscope', 'h1'],
  ['/admin/autorisations', '[role=gridcell]'],
  ['/admin/parametres', 'li[data-record]'],
];

/** Seven days beside each other are narrower on a phone of 360 px. */
const SEVEN_BESIDE = '[role=gridcell] button';

test('main screens fit a telephone of 360 px, break no word, and have touch targets of 44 px', async ({
  page,
  server,
}) => {
  // Loads eight pages in sequence.
  test.slow();
  const rest = watchRest(page);
  await openAs(page, server, '/home');
  for (const [path, shown] of SCREENS) {
    await page.goto(server.origin + path);
    await page.locator(shown).first().waitFor();
    await rest.reached();
    expect.soft(await smallTargets(page, SEVEN_BESIDE), path).toEqual([]);
    expect.soft(await brokenWords(page, 'main :is(h1, h2, .name-line)'), path).toEqual([]);
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect.soft(await page.evaluate(beyond), path).toBe(0);
  }
});

test('the gap for the label of an input is as wide as the label', async ({ page, server }) => {
  await openAs(page, server, '/statistiques-generales');
  const label = page.locator('label.MuiInputLabel-shrink').first();
  await expect(label).toBeVisible();
  const beyond = () =>
    label.evaluate((element) => {
      const gap = element.parentElement?.querySelector('legend')?.getBoundingClientRect().width ?? 0;
      return gap - element.getBoundingClientRect().width;
    });
  // The margins of both ends.
  await expect.poll(beyond).toBeLessThan(14);
});
