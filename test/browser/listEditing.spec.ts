import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

test('cells of a list are edited inline, with mouse and keyboard, and undone', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/fiches-incident');
  const main = page.getByRole('main');
  const row = main
    .locator('tbody tr')
    .filter({ has: page.locator('td.cell-edit') })
    .first();
  const cell = row.locator('td[data-field="gravite"]');
  await expect(cell).toBeVisible();
  const before = (await cell.textContent()) ?? '';
  const after = before === 'Modérée' ? 'Majeure' : 'Modérée';

  await cell.click();
  const editor = page.getByRole('dialog', { name: 'Modification' });
  await expect(editor.getByRole('combobox', { name: /Gravité/ })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(cell).toBeFocused();
  await expect(cell).toHaveText(before);

  await page.keyboard.press('Enter');
  await editor.getByRole('combobox', { name: /Gravité/ }).click();
  await page.getByRole('option', { name: after, exact: true }).click();
  await editor.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(editor).toHaveCount(0);
  await expect(cell).toHaveText(after);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(cell).toHaveText(before);

  await row.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('F2');
  await expect(editor.getByRole('combobox', { name: /Gravité/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.getByRole('combobox', { name: /État/ })).toBeFocused();
});
