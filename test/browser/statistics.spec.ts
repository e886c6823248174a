import { expect, openAs, test } from './fixtures';

for (const [device, width, height] of [
  ['a screen', 1440, 900],
  ['a telephone', 360, 800],
] as const)
  test(
    `figures are filtered, compared, opened and exported, on ${device}`,
    { tag: width < 600 ? '@long' : [] },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await openAs(page, server, '/statistiques-generales');
      const members = page.getByRole('region', { name: 'Adhérents', exact: true });
      const tile = members.getByRole('button', { name: /^Adhérents \d/ });
      await expect(tile).toBeVisible();
      await page.getByRole('switch', { name: 'Comparer à la période précédente' }).press('Space');
      await expect(page).toHaveURL(/comparer=oui/);
      await expect(tile).toContainText('période précédente');
      const region = page.getByRole('combobox', { name: 'Région' });
      await region.click();
      const chosen = page.getByRole('option').first();
      const name = await chosen.innerText();
      await chosen.click();
      await expect(page).toHaveURL(/filtres=/);
      const regions = members.getByRole('article', { name: 'Adhérents par région' });
      // With the keyboard: the filtered figures move the page, so the mouse could miss.
      await regions.getByText('Tableau', { exact: true }).press('Enter');
      // The region's row shows its number before the other figures have gone.
      const figure = regions.getByRole('row').filter({ hasText: name }).getByRole('button').first();
      const count = (await figure.textContent()) ?? '';
      await figure.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${count} fiches?$`));
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /\/adherents\/details\/\d+$/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter' }).click();
      await page.getByRole('menuitem', { name: 'Classeur Excel' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
      const picture = page.waitForEvent('download');
      await regions.getByRole('button', { name: /^Enregistrer l’image/ }).click();
      expect((await picture).suggestedFilename()).toBe('Adhérents par région.png');
      await page.reload();
      await expect(page.getByRole('switch', { name: 'Comparer à la période précédente' })).toBeChecked();
    },
  );

test('the figures of CRL are chosen in a form, and reset', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/statistiques-crl');
  const define = page.getByRole('button', { name: 'Définir ce qui est compté' });
  await define.click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('region').first();
  await first.getByRole('textbox', { name: 'Titre' }).fill('Nos visites');
  await first.getByRole('combobox', { name: 'Mesures' }).press('Backspace');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const visits = page.getByRole('region', { name: 'Nos visites' });
  await expect(visits.getByRole('button', { name: /^Présences \d/ })).toBeVisible();
  await expect(visits.getByRole('button', { name: /^Part réalisée/ })).toHaveCount(0);
  // The setting cannot be typed: its page links to the same form.
  await page.goto(`${server.origin}/admin/parametres`);
  await page.getByRole('link', { name: 'Modifier statistiques_crl' }).click();
  await define.click();
  await expect(page.getByLabel('Valeur')).toHaveCount(0);
  await expect(first.getByRole('textbox', { name: 'Titre' })).toHaveValue('Nos visites');
  await dialog.getByRole('button', { name: 'Rétablir la définition proposée' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${server.origin}/statistiques-crl`);
  await expect(page.getByRole('region', { name: 'Présence chez les adhérents' })).toBeVisible();
  await expect(visits).toHaveCount(0);
});
