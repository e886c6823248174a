import { expect, openAs, test } from './fixtures';

// A list and the plan on a telephone.

test.use({ viewport: { width: 390, height: 844 } });

test('the rows of a list begin high on the page, and what narrows them is pushed aside', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await expect(first).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const rows = await page.getByRole('search').boundingBox();
  expect((rows?.y ?? 0) + (rows?.height ?? 0) - (heading?.y ?? 0)).toBeLessThanOrEqual(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the plan begins high on the page', async ({ page, server }) => {
  await openAs(page, server, '/plannings?affichage=frise&date=2026-12-07');
  const grid = page.getByRole('grid', { name: 'Planning de l’équipe' });
  await expect(grid).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(((await grid.boundingBox())?.y ?? 0) - (heading?.y ?? 0)).toBeLessThanOrEqual(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
