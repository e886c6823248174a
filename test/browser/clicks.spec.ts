import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

// Counts the clicks of the most frequent tasks (docs/screens.md).

/** Where a slot is, once it is drawn: a plan that has just been read draws its slots again. */
async function boxOf(slot: Locator) {
  await expect.poll(() => slot.boundingBox()).not.toBeNull();
  const box = await slot.boundingBox();
  if (!box) throw new Error('a slot is drawn');
  return box;
}

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

test(
  'a list is filtered in three clicks, and one more for a further value',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/adherents');
    // The panel hides the list from queries by role.
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

    // Choosing the field shows records at once.
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(chip).toHaveCount(0);
    const begun = await presses();
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await page.getByRole('menuitem', { name: 'Région' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page).toHaveURL(/regionId/);
    expect((await presses()) - begun).toBe(3);
  },
);

test('a contract with its file is added to a company in four clicks', async ({ page, server }) => {
  await openAs(page, server, '/adherents/details/2');
  const card = page.getByRole('region', { name: 'Contrats en cours' });
  await expect(card).toHaveAttribute('aria-busy', 'false');
  const presses = await countPresses(page);
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nom')).toBeFocused();
  await page.keyboard.type('Contrat en quatre pressions');
  await page.keyboard.press('Tab');
  await page.keyboard.type('conv');
  await page.getByRole('option').first().click();
  await dialog.getByRole('group', { name: 'Date de démarrage' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('01012026');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choisir un fichier' }).click();
  await (
    await chooser
  ).setFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('Contrat en quatre pressions')).toBeVisible();
  expect(await presses()).toBe(4);
});

test('the keyboard reaches a row, its actions and the next page in a few key presses', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  const rows = page.locator('tbody tr.row');
  const next = page.getByRole('button', { name: 'Page suivante' });
  await expect(rows.last()).toBeVisible();
  await expect(next).toBeEnabled();
  // Buttons shown on hover or focus are rendered right after the values.
  await expect(rows.first().getByRole('button')).toHaveCount(1);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  const first = rows.first().getByRole('rowheader').getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('rowheader').getByRole('link')).toBeFocused();
  let presses = 0;
  while (presses < 12 && !(await next.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  await expect(next).toBeFocused();
  expect(presses).toBeLessThan(8);
});

test('the menu is one tab stop after its filter, and arrows move within it', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await menu.getByRole('textbox', { name: 'Filtrer le menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(link('Adhérents')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link('Dossiers')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Réduire le menu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Dossiers/ })).toBeVisible();
  await expect(menu.locator('[tabindex="0"]')).toHaveText(['Dossiers']);
});

test.describe('on the plan', () => {
  test.use({ data: 'planning' });

  test('a week is repeated in four clicks', { tag: '@long' }, async ({ page, server }) => {
    await openAs(page, server, '/plannings?affichage=frise&zoom=semaine');
    const row = page.getByRole('row').filter({ has: page.locator('[data-slot]') });
    const name = (await row.getByRole('rowheader').nth(1).innerText()).split('\n').find((line) => line.includes(' '));
    const presses = await countPresses(page);
    await page.getByRole('button', { name: 'Outils' }).click();
    await page.getByRole('menuitem', { name: /Dupliquer le planning/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Planning à copier' })).toBeFocused();
    await page.keyboard.type(name ?? '');
    await page
      .getByRole('listbox')
      .getByRole('option', { name: name ?? '' })
      .click();
    await dialog.getByRole('button', { name: /^Dupliquer/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /créneaux? dupliqué/ })).toBeVisible();
    expect(await presses()).toBe(4);
  });

  test('a simulation of three changes takes six clicks', { tag: '@long' }, async ({ page, server }) => {
    await openAs(page, server, '/plannings?affichage=frise&zoom=mois');
    const slots = page.locator('[data-slot]:not([data-absent])');
    await expect(slots.first()).toBeVisible();
    const presses = await countPresses(page);
    await page.getByRole('button', { name: 'Simulation' }).click();
    await page.getByRole('menuitem', { name: 'Nouvelle simulation…' }).click();
    const name = page.getByRole('dialog').getByLabel('Nom');
    await expect(name).toBeFocused();
    // The proposed name is selected, so that typing replaces it.
    await expect(name).toHaveValue(/^Simulation /);
    await page.keyboard.type('Essai de trois changements');
    await expect(name).toHaveValue('Essai de trois changements');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/Essai de trois changements/).first()).toBeVisible();
    // The slots of the simulation take the place of the real ones.
    await expect(page.getByText(/Vous êtes dans la simulation/)).toBeVisible();
    for (const at of [4, 12, 20]) {
      const box = await boxOf(slots.nth(at));
      const written = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 54, { steps: 8 });
      await page.mouse.up();
      await written;
    }
    expect(await presses()).toBe(6);
  });
});
