import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

test('a list is shown as cards, which keep its order, its selection and its pages', async ({ page, server }) => {
  await openAs(page, server, '/fiches-incident');
  const main = page.getByRole('main');
  const names = main.getByRole('rowheader').getByRole('link');
  await expect(names.first()).toBeVisible();
  const rows = await names.allTextContents();
  await main.getByRole('button', { name: 'Cartes', exact: true }).click();
  const cards = main.locator('li[data-record]');
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(cards.first()).toContainText(rows[0] ?? '');
  await expect(cards.first()).toContainText('Gravité');
  expect(await violationsOn(page)).toEqual([]);
  const [left, right] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(right?.y).toBe(left?.y);
  await cards.first().getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(main.getByRole('group', { name: 'Actions sur la sélection' })).toContainText('1');
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fiches-incident\/details\/\d+$/);
});
