import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

// How many presses what is done most takes (docs/screens.md).

/** Counts the presses on a page, from here on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['presses'] = '0';
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset['presses'] = String(Number(dataset['presses']) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.locator('html').getAttribute('data-presses'));
}

test('a list is narrowed in three presses, and one more for a further value', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  // The panel hides the list from other ways to find it.
  const count = page.getByText(/^\d+ résultats?$/);
  const before = await count.textContent();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
  await page.getByRole('menuitem', { name: 'Statut' }).click();
  await page.getByRole('checkbox', { name: 'Suspendu' }).click();
  const chip = page.getByRole('group', { name: 'Filtre : Statut', includeHidden: true });
  await expect(chip).toContainText('est égal à');
  await expect(count).not.toHaveText(before ?? '');
  expect(await presses()).toBe(3);
  await page.getByRole('checkbox', { name: 'Actif' }).click();
  await expect(chip).toContainText('est parmi');
  expect(await presses()).toBe(4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Records are offered as soon as their field is chosen.
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(chip).toHaveCount(0);
  const begun = await presses();
  await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
  await page.getByRole('menuitem', { name: 'Région' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/regionId/);
  expect((await presses()) - begun).toBe(3);
});
