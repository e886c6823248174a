import type { Page } from '@playwright/test';
import { takeBackLatest } from '../support/drive/takeBackLatest';
import { expect, openAs, test } from './fixtures';

// Imports whose rows depend on records of the same file: a tree in any order, and rows below new records.

test.use({ data: 'records' });

const importFile = (page: Page, lines: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fichier.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu' });
const row = (page: Page, line: number) =>
  preview(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Ligne ${line}\\D`) });

test(
  'a tree is imported in any order, and previewed by names before it has ids',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/domaines/import');
    await importFile(page, [
      'Code;Libellé;Domaine parent',
      'ARB-11;Rameau;Branche',
      'ARB-1;Branche;Tronc',
      'ARB;Tronc;',
      'ROND;Rond;Rond',
      'SOUS-ROND;Sous le rond;Rond',
    ]);
    await expect(preview(page).getByRole('button', { name: /Nouveaux : 3/ })).toBeVisible();
    await expect(preview(page).getByRole('button', { name: /Refusés : 2/ })).toBeVisible();
    // Records without an id yet appear by name.
    await expect(row(page, 2)).toContainText('Branche');
    await expect(row(page, 5)).toContainText('placée sous elle-même');
    await expect(row(page, 6)).toContainText('Dépend de la ligne 5, qui est refusée');
    await page.getByRole('button', { name: /Appliquer seulement les lignes acceptées/ }).click();
    await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
    await expect(row(page, 2)).toContainText('Branche');

    await page.goto(`${server.origin}/domaines`);
    const wide = page.getByRole('switch', { name: 'Avec les sous-domaines' });
    await wide.click();
    await expect(wide).toBeChecked();
    await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('ARB');
    await expect(page.getByRole('row', { name: /Rameau/ })).toContainText('Branche');
    await expect(page.getByRole('row', { name: /ARB-1 / })).toContainText('Tronc');
  },
);

test(
  'records and nested records come from one file, and are reverted together',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/types-creneau/import');
    await importFile(page, [
      'Code;Libellé;sousTypesCreneau.code;sousTypesCreneau.libelle',
      'IMB;Type imbriqué;IMB-1;Premier sous-type',
      'IMB;;IMB-2;Second sous-type',
      'SEUL;Type seul;;',
    ]);
    await expect(preview(page).getByRole('button', { name: /Nouveaux : 4/ })).toBeVisible();
    await page.getByRole('button', { name: /^Appliquer/ }).click();
    await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();
    await expect(row(page, 3)).toContainText('Second sous-type');

    await page.goto(`${server.origin}/types-creneau`);
    await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('imbriqué');
    // The list has to show the result first.
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Type imbriqué' }).first().click();
    await page.getByRole('tab', { name: /Sous-types de créneau/ }).click();
    await expect(page.getByRole('row', { name: /Premier sous-type/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Second sous-type/ })).toBeVisible();

    await takeBackLatest(page, `${server.origin}/types-creneau`);
    await expect(page.getByText('Annulé : 4 fiches sont comme avant.')).toBeVisible();
  },
);
