import { expect, openAs, test } from './fixtures';

test.use({ data: 'records', viewport: { width: 1440, height: 900 } });

test('a long form has an index that leads to its sections and marks what is changed or wrong', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents/modification/23');
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
  const index = page.getByRole('navigation', { name: 'Rubriques du formulaire' });
  const first = index.getByRole('button', { name: 'Identité' });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Effectif').fill('41');
  await expect(first).toHaveAccessibleName('Identité (modifiée)');
  await page.getByLabel(/^Nom/).fill('');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(first).toHaveAccessibleName('Identité (à corriger)');
  const last = index.getByRole('button', { name: 'Suivi' });
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('combobox', { name: 'Responsable du suivi' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Responsable du suivi' })).toBeInViewport();
});

test('a short form, a dialog and a phone have none', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, server, '/adherents/modification/23');
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled();
  await expect(page.getByRole('navigation', { name: 'Rubriques du formulaire' })).toHaveCount(0);
});
