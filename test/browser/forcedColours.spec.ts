import type { Locator } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

const outlineOf = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return `${outlineStyle} ${outlineWidth}`;
  });

test('the selection is visible in forced colours, in a list and in the palette', async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, server, '/categories-socio-pro');
  const row = page.locator('tbody tr.row').nth(1);
  await row.getByRole('checkbox').check();
  await expect.poll(() => outlineOf(row.locator('td').last())).toBe('solid 1px');
  // Forced colours remove the shadow of floating elements.
  expect(await outlineOf(page.getByRole('group', { name: 'Actions sur la sélection' }))).toBe('solid 1px');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('contrat');
  await expect.poll(() => outlineOf(page.getByRole('option', { selected: true }))).toBe('solid 2px');
});
