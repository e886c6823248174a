import { expect, openAs, test } from './fixtures';
import { chooseForRecord } from '../support/recordMenu';

test(
  'a contract type is created, found, edited and deleted, and outlives a restart of the server',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/types-contrat');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Types de contrat');

    await page.getByRole('link', { name: 'Créer' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('ESSAI-01');
    await page.getByRole('textbox', { name: 'Libellé' }).fill("Contrat d'essai");
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText("Contrat d'essai");

    await server.stop();
    await server.start();

    await page.goto(`${server.origin}/types-contrat`);
    await page.getByRole('searchbox').fill('ESSAI essai');
    const row = page.getByRole('row', { name: /Contrat d'essai/ });
    await expect(row).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);

    await row.getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('textbox', { name: 'Libellé' }).fill("Contrat d'essai renouvelé");
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText("Contrat d'essai renouvelé");

    await chooseForRecord(page, 'Supprimer');
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page).toHaveURL(/\/types-contrat(\?.*)?$/);
    await page.getByRole('searchbox').fill('ESSAI-01');
    await expect(page.getByText('Aucun résultat')).toBeVisible();
    await expect(page.getByRole('row', { name: /Contrat d'essai renouvelé/ })).toHaveCount(0);
  },
);
