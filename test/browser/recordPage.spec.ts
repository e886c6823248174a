import type { Locator } from '@playwright/test';
import { watchShifts } from '../support/drive/watchShifts';
import { expect, openAs, test } from './fixtures';

// A record's page on a small desktop window.

test.use({ data: 'records', viewport: { width: 1280, height: 720 } });

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

test('the tab in the address is scrolled into view, stays in place, and hints at further tabs', async ({
  page,
  server,
}) => {
  const moved = await watchShifts(page);
  await openAs(page, server, '/adherents/details/23?onglet=contacts');
  const contact = page.getByRole('rowheader').first();
  await expect(contact).toBeInViewport();
  const table = page.getByRole('table', { name: 'Contacts' }).locator('..');
  await expect(table).toHaveAttribute('data-more', '');
  expect(await moved()).toBeLessThan(0.05);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(table).not.toHaveAttribute('data-more', '');
  // The first tab has the most important fields.
  await page.getByRole('tab', { name: 'Informations', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('region', { name: 'L’essentiel' })).toBeVisible();
});

test('the cards of the summary fill columns of about the same height', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23');
  const summary = page.getByRole('region', { name: 'L’essentiel' });
  await expect(summary.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(summary.locator('section[aria-busy=true]')).toHaveCount(0);
  const columns = () =>
    summary
      .getByRole('heading', { level: 2 })
      .first()
      .evaluate((heading) =>
        [...(heading.closest('section')?.parentElement?.parentElement?.children ?? [])].map((column) =>
          [...column.children].map((card) => card.getBoundingClientRect().height),
        ),
      );
  const expectSimilarHeights = async (count: number) => {
    await expect.poll(columns).toHaveLength(count);
    const shown = await columns();
    const heights = shown.map((cards) => cards.reduce((sum, height) => sum + height, 0));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(Math.max(...shown.flat()));
  };
  await expectSimilarHeights(3);

  await page
    .locator('.page-header')
    .getByRole('button', { name: /^Commentaires/ })
    .click();
  await expectSimilarHeights(2);
});

test('heads of cards take one line; a contract says what its day means', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23');
  const summary = page.getByRole('region', { name: 'L’essentiel' });
  await expect(summary.getByRole('region', { name: 'Contrats en cours' })).toContainText(/jusqu’au|sans fin|dès le/);
  const heights = await summary
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((one) => one.parentElement?.getBoundingClientRect().height ?? 0));
  expect(heights).toHaveLength(5);
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('a day says in the same line how far away it is', async ({ page, server }) => {
  await openAs(page, server, '/adherents/details/23?onglet=contrats');
  await page.getByRole('tabpanel').getByRole('rowheader').getByRole('link').first().click();
  const start = page.locator('dd[data-field=dateDemarrage]');
  await expect(start).toContainText(/il y a|dans|hier|demain|aujourd’hui/);
  expect(await start.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(30);
});

test('few fields of a summary stand in one line, and fill it', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/partenaires/details/1');
  const strip = page.getByRole('region', { name: 'L’essentiel' }).locator('dl');
  const fields = strip.locator('> div');
  await expect(fields.first()).toBeVisible();
  const boxes = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  const end = await strip.evaluate((element) => element.getBoundingClientRect().right);
  expect(end - (boxes.at(-1)?.right ?? 0)).toBeLessThan(20);
});

test('the fields below the summary stand in three columns that align, beside the title of their section', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23');
  const fields = page.getByRole('tabpanel').locator('dl').last().locator('> div:not(.is-wide)');
  await expect(fields.nth(1)).toBeVisible();
  const boxes = await fields.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(3);
});

for (const width of [1280, 1440, 1920]) {
  test(`the head of a form ends where its sheets do, at ${width} pixels`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, server, '/adherents/modification/23');
    const ends = () =>
      page
        .locator('.page-header, .form-section.is-framed, .form-body')
        .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().right)))]);
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
    const found = await ends();
    expect(found).toEqual([Math.min(width - 24, 264 + 1152)]);
  });
}

test('late content has reserved room: a panel above the fields, and tiles above charts', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const moved = await watchShifts(page);
  await openAs(page, server, '/simulations-plannings/details/1');
  await expect(page.getByText('Aucun écart')).toBeVisible();
  await expect(page.getByText('Point de départ')).toBeVisible();
  expect(await moved()).toBeLessThan(0.02);
  await page.goto(`${server.origin}/fiches-incident/statistiques`);
  await expect(page.getByRole('button', { name: /^Part clôturée/ })).toBeVisible();
  expect(await moved()).toBeLessThan(0.02);
});

for (const [address, tab] of [
  ['/adherents/details/23', 'Contacts'],
  ['/utilisateurs/details/2', 'Contrats'],
] as const) {
  test(`the head and the tabs of ${address} stay in view, one above the other, and nothing moves`, async ({
    page,
    server,
  }) => {
    const moved = await watchShifts(page);
    await openAs(page, server, address);
    const edit = page.locator('.page-header').getByRole('link', { name: 'Modifier' });
    await expect(edit).toBeVisible();
    await expect(page.getByRole('tabpanel').locator('dl').last()).toBeVisible();
    const head = page.locator('.page-header');
    await expect(head).not.toHaveAttribute('data-stuck', '');
    await expect(page.locator('main').locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect(head).toHaveAttribute('data-stuck', '');
    const name = page.getByRole('heading', { level: 1 });
    for (const part of [name, edit, page.getByRole('tab', { name: tab })])
      await expect(part).toBeInViewport({ ratio: 1 });
    const end = () => head.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await topOf(page.getByRole('tablist'))).toBeGreaterThanOrEqual((await end()) - 1);
    // What the keyboard reaches backwards is not below the head.
    await page.locator('.page-header').evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const link = page.getByRole('tabpanel').getByRole('link').first();
    await link.focus();
    await expect.poll(() => topOf(link)).toBeGreaterThan(await end());
    expect(await moved()).toBeLessThan(0.02);
    await page.emulateMedia({ media: 'print' });
    await expect(head).toHaveCSS('position', 'static');
  });
}

test('on a phone only the name and the menu stay; a focused button comes back into sight', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, server, '/utilisateurs/details/2');
  const name = page.getByRole('heading', { level: 1 });
  const menu = page.locator('.record-menu');
  const edit = page.locator('.page-header').getByRole('link', { name: 'Modifier' });
  await expect(page.getByRole('tabpanel').locator('dl').last()).toBeVisible();
  // The main button ends with the page.
  expect(await edit.evaluate((element) => innerWidth - element.getBoundingClientRect().right)).toBe(16);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('.page-header')).toHaveAttribute('data-stuck', '');
  const hit = (part: typeof name) =>
    part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect([await hit(name), await hit(menu), await hit(edit)]).toEqual([true, true, false]);
  expect(await topOf(menu)).toBeLessThan((await topOf(name)) + 20);
  await menu.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(edit).toBeFocused();
  expect(await hit(edit)).toBe(true);
});

test('the page has one menu, which has the tools of the open tab', async ({ page, server }) => {
  await openAs(page, server, '/adherents/details/23?onglet=contacts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: 'Outils' })).toHaveCount(0);
  await page.locator('.record-menu').click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Contacts');
  await menu.getByRole('menuitem', { name: /Exporter/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a contract shows the first page of its file and its company; nothing moves while they load', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23?onglet=contrats');
  const contract = page.getByRole('tabpanel').getByRole('rowheader').getByRole('link').first();
  const address = await contract.getAttribute('href');
  const moved = await watchShifts(page);
  await page.goto(server.origin + address);
  const sheet = page.getByRole('button', { name: /^Aperçu de/ }).locator('canvas');
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeGreaterThan(600);
  const company = page.getByRole('region', { name: 'Adhérent', exact: true });
  await expect(company.getByRole('link').first()).toHaveAttribute('href', '/adherents/details/23');
  expect(await moved()).toBeLessThan(0.02);
  await expect(page.locator('.shell-foot')).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeLessThan(330);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await sheet.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

test('the head of a record keeps its place: beside an open panel, with a long name and in its form', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23');
  const name = page.getByRole('heading', { level: 1 });
  const header = page.locator('.page-header');
  const plan = header.getByRole('link', { name: 'Voir le planning' });
  await expect(plan).toHaveText('Voir le planning');
  const placeOf = async () => [(await name.boundingBox())?.y, (await header.boundingBox())?.height];
  const place = await placeOf();
  await header.getByRole('button', { name: /^Commentaires/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await name.evaluate((heading) => (heading.textContent = 'Coopérative des Ateliers du Château de Villeneuve'));
  // The words of the buttons give way to the name.
  await expect(plan).toHaveText('');
  expect(await placeOf()).toEqual(place);
  await header.getByRole('link', { name: 'Modifier' }).click();
  await expect(header.getByRole('link', { name: 'Retour à la fiche' })).toBeVisible();
  expect((await placeOf())[0]).toBe(place[0]);
});

test('at 1280 pixels, names end in their place, heads of cards take one line and addresses are whole', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents/details/23');
  const summary = page.getByRole('region', { name: 'L’essentiel' });
  await expect(summary.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(summary.locator('section[aria-busy=true]')).toHaveCount(0);
  const heads = await summary
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((one) => one.parentElement?.getBoundingClientRect().height ?? 0));
  expect(Math.max(...heads)).toBeLessThan(30);
  const address = summary.getByRole('link', { name: /@entreprise/ }).first();
  expect(await address.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
  // A longer name than any of the demonstration.
  const name = summary.locator('dl .named-text').first();
  await name.evaluate((one) => (one.textContent = 'De La Fontaine-Montmorency Marie-Sandrine'));
  const ends = await name.evaluate((one) =>
    [one, one.closest('[data-field]')].map((part) => part?.getBoundingClientRect().right),
  );
  expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
});
