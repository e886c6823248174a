import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

// Words and panels have room at the usual sizes, in every language.

// The product's font is there from the second page on.
test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris', loadsAhead: true });

const LANGUAGES = ['fr', 'en', 'de', 'pt'] as const;

/** Opens an address in a language; the sign-in form is French. */
async function openIn(page: Page, origin: string, path: string, language: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('socle.font'))).not.toBeNull();
  await page.evaluate((code) => localStorage.setItem('RaStore.locale', JSON.stringify(code)), language);
  await page.goto(origin + path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(() => page.evaluate(() => document.fonts.check('14px Socle'))).toBe(true);
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

test('every entry of the menu has room for its name', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, server, '/profil');
  for (const language of LANGUAGES) {
    await openIn(page, server.origin, '/profil', language);
    const closed = page.locator('nav button[aria-expanded=false]');
    await expect(page.locator('.menu-line').first()).toBeVisible();
    while ((await closed.count()) > 0) await closed.first().press('Enter');
    // As bold as the current one.
    await page.addStyleTag({ content: '.menu-line * { font-weight: 600 !important }' });
    const lines = page.locator('.menu-line');
    expect(await lines.count()).toBeGreaterThan(50);
    const cut = await lines.evaluateAll((all) =>
      all
        .filter((line) => [...line.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1))
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  }
});

test('the head of the plan takes two lines, with the new slot at the end of the first, and a slot is saved without scrolling', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const plan = '/plannings?affichage=agenda&date=2026-12-07';
  await openAs(page, server, plan);
  for (const language of LANGUAGES) {
    await openIn(page, server.origin, plan, language);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const toolbar = page.getByRole('toolbar').first();
    const middleOf = async (part: Locator) => {
      const { y, height } = await boxOf(part);
      return y + height / 2;
    };
    const creation = toolbar.locator('.MuiButton-contained');
    expect(Math.abs((await middleOf(creation)) - (await middleOf(title)))).toBeLessThan(8);
    expect((await boxOf(creation)).right).toBeGreaterThan(1240);
    const search = toolbar.getByRole('searchbox');
    const [searchLine, toolsLine] = [await middleOf(search), await middleOf(toolbar.locator('.plan-tools'))];
    expect(Math.abs(searchLine - toolsLine)).toBeLessThan(8);
    expect(searchLine - (await middleOf(title))).toBeLessThan(64);
    const cut = toolbar.locator('button').filter({ visible: true });
    expect(await cut.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)).toBe(0);
  }
  await page.locator('main li button[data-slot]').first().click();
  const panel = page.getByRole('dialog');
  await expect(panel.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  expect((await boxOf(panel)).bottom).toBeLessThanOrEqual(712);
  await openIn(page, server.origin, '/plannings?affichage=frise&date=2026-12-07', 'fr');
  expect((await boxOf(page.getByRole('grid'))).bottom).toBeLessThanOrEqual(712);
});

test('titles of home stand in one line, and the first line of the bell below its edge', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/home');
  await openIn(page, server.origin, '/home', 'de');
  const title = page.getByRole('heading', { name: 'Angeheftet und zuletzt geöffnet' });
  expect((await boxOf(title)).height).toBeLessThan(32);
  await page.getByRole('button', { name: /warten auf Sie|wartet auf Sie/ }).click();
  const panel = page.getByRole('dialog');
  const first = panel.getByRole('heading').first();
  expect((await boxOf(first)).y - (await boxOf(panel)).y).toBeGreaterThanOrEqual(8);
});

test('what waits on home is named in one line, as in the menu', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, server, '/home');
  for (const language of LANGUAGES) {
    await openIn(page, server.origin, '/home', language);
    const tiles = page.locator('main section').first().getByRole('link');
    await expect(tiles.nth(2)).toBeVisible();
    const heights = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(85);
  }
});

test('the first point of a curve does not lie on the figures of its axis', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/fiches-incident/statistiques');
  const chart = page.getByRole('article', { name: 'Incidents au fil du temps' });
  await chart.scrollIntoViewIfNeeded();
  const point = await boxOf(chart.locator('.MuiLineChart-mark').first());
  const figure = await boxOf(chart.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').first());
  expect(point.x).toBeGreaterThan(figure.right + 4);
});

test('the choices of a period stand in one line', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, server, '/statistiques-generales');
  for (const language of LANGUAGES) {
    await openIn(page, server.origin, '/statistiques-generales', language);
    const [period, compare] = [page.locator('main').getByRole('combobox').first(), page.getByRole('switch').first()];
    await expect(compare).toBeVisible();
    expect((await boxOf(compare)).y).toBeLessThan((await boxOf(period)).bottom);
  }
});

test('only numbers of the spreadsheet are set in columns: hyphens stay with their words', async ({ page, server }) => {
  await openAs(page, server, '/types-contrat/tableur');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('gridcell').nth(1)).toHaveCSS('font-variant-numeric', 'normal');
  await expect(row.locator('.grid-number').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
});

test('the next slots of a record leave more room to names than to times', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, server, '/adherents/details/1');
  const slot = page.getByRole('region', { name: 'Prochains créneaux' }).getByRole('listitem').first();
  const [time, names] = [await boxOf(slot.locator('> *').nth(0)), await boxOf(slot.locator('> *').nth(1))];
  expect(names.width).toBeGreaterThan(time.width);
});

test('what stands beside a title ends where its form ends, and helps have one size', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/fiches-incident-create');
  const form = await boxOf(page.locator('main form'));
  expect((await boxOf(page.getByRole('link', { name: 'Mes signalements' }).last())).right).toBeLessThanOrEqual(
    form.right,
  );
  await openAs(page, server, '/preferences-utilisateur');
  await expect(page.getByText(/^Chaque choix s’applique aussitôt/)).toHaveCSS('font-size', '13px');
});
