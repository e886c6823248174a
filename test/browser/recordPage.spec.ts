import { watchShifts } from '../support/drive/watchShifts';
import { expect, openAs, test } from './fixtures';

// A record's page on a small desktop window.

test.use({ data: 'records', viewport: { width: 1280, height: 720 } });

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
  const columns = await summary
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((heading) =>
      [...(heading.closest('section')?.parentElement?.parentElement?.children ?? [])].map((column) =>
        [...column.children].map((card) => card.getBoundingClientRect().height),
      ),
    );
  expect(columns).toHaveLength(3);
  const heights = columns.map((cards) => cards.reduce((sum, height) => sum + height, 0));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(Math.max(...columns.flat()));
});

test('the fields below the summary stand in two columns that align', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23');
  const fields = page.getByRole('tabpanel').locator('dl').last().locator('> div:not(.is-wide)');
  await expect(fields.nth(1)).toBeVisible();
  const boxes = await fields.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(2);
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
