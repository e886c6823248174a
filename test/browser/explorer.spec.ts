import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

test('declared resources are found, navigated, and shown with their tables', async ({ page, server }) => {
  await openAs(page, server, '/admin/ressources');
  await page.getByRole('searchbox', { name: 'Chercher une ressource ou un champ' }).fill('TypeContrats');
  const row = page.getByRole('row', { name: /TypeContrats/ });
  await expect(row).toContainText(/\d\s(k|M)?o/);
  expect(await violationsOn(page)).toEqual([]);
  await row.getByRole('link').click();
  const diagram = page.getByRole('group', { name: /Les liens de la ressource/ });
  await diagram.getByRole('link', { name: /Entreprises\/\{entrepriseId\}\/contrats/ }).click();
  await expect(page.locator('#resource-name + code')).toHaveText('Entreprises/{entrepriseId}/contrats');
  await diagram.getByRole('link', { name: /TypeContrats/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#resource-name + code')).toHaveText('TypeContrats');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Champs' }).click();
  await expect(page.getByRole('row', { name: /libelle/ })).toContainText('required');
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: /unique btree \(id\)/ })).toBeVisible();
  await page.getByRole('tab', { name: 'API' }).click();
  await expect(page.getByRole('row', { name: 'PUT /api/TypeContrats/{' })).toContainText(
    'TYPES_CONTRATS:update ou TYPES_CONTRATS:admin',
  );
});

test('a declaration typed on the left is previewed on the right, and nothing is stored', async ({ page, server }) => {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) written.push(request.url());
  });
  await openAs(page, server, '/admin/ressources');
  await page.getByRole('link', { name: 'Essayer une déclaration' }).click();
  const source = page.getByRole('textbox', { name: 'Déclaration' });
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview.getByRole('columnheader', { name: 'Places' })).toBeVisible();
  await expect(preview.getByRole('rowheader', { name: 'nom 1', exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const text = await source.inputValue();
  await source.fill(text.replace("['Places',", "['Couverts',"));
  await expect(preview.getByRole('columnheader', { name: 'Couverts' })).toBeVisible();
  await source.fill(text.replace("columns: ['nom',", "columns: ['nomm',"));
  await expect(page.getByRole('alert')).toContainText("did you mean 'nom'?");
  await source.fill(text);
  await page.getByRole('button', { name: 'Création', exact: true }).click();
  await preview.getByRole('textbox', { name: 'Nom' }).fill('Salle bleue');
  await preview.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(preview.getByText('Salle bleue').first()).toBeVisible();
  expect(written).toEqual([]);
  await page.getByRole('button', { name: 'Ce qui changerait' }).click();
  await expect(page.getByRole('row', { name: 'Table nom ajouté text not null' })).toBeVisible();
  await expect(page.getByRole('row', { name: /POST \/api\/Salles ajouté .*SALLES:create/ })).toBeVisible();
});

// `test/api/explorer.test.ts` and `scripts/diff` cover the comparison itself.
test(
  'the effects of changing a declared resource are shown while typing',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/admin/ressources?essai=&ressource=TypeContrats');
    const source = page.getByRole('textbox', { name: 'Déclaration' });
    await page.getByRole('button', { name: 'Ce qui changerait' }).click();
    await expect(page.getByText('Rien ne changerait.')).toBeVisible();
    await source.fill(
      (await source.inputValue()).replace(/ordre: integer/, 'rang: integer').replaceAll("'ordre'", "'rang'"),
    );
    await expect(page.getByRole('row', { name: 'Table ordre retiré integer' })).toBeVisible();
  },
);
