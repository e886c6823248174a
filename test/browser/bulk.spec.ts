import type { Locator, Page } from '@playwright/test';
import { takeBackLatest } from '../support/drive/takeBackLatest';
import { isLongRun } from '../support/longRun';
import { apiOf } from '../support/planScreens';
import { expect, openAs, test } from './fixtures';

// Bulk maintenance on screen: import, spreadsheet, bulk edit and delete, history, recycle bin, saved views.

test.use({ data: 'records' });

const LIST = '/types-contrat';
const file = (lines: readonly string[]) => ({
  name: 'types.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

const rows = (page: Page): Locator => page.getByRole('table').getByRole('row');
const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill(text);
const selectionBar = (page: Page): Locator => page.getByRole('group', { name: 'Actions sur la sélection' });
const tool = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Outils' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test("a file is previewed, imported and reverted from the list's history after a reload, with errors per row", async ({
  page,
  server,
}) => {
  await openAs(page, server, LIST);
  await tool(page, 'Importer');
  await page.locator('input[type=file]').setInputFiles(
    file([
      // The page loads labels in other languages only with the import.
      'Code;Bezeichnung;Display order;Ativo',
      'IMP-1;Importé un;901;Oui',
      'IMP-2;Importé deux;902;Non',
      'IMP-3;;903;Oui',
    ]),
  );
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview.getByRole('button', { name: /Nouveaux : 2/ })).toBeVisible();
  await expect(preview.getByRole('button', { name: /Refusés : 1/ })).toBeVisible();
  await expect(preview.getByText(/Ligne 4/).first()).toBeVisible();
  await page.getByRole('button', { name: /Appliquer seulement les lignes acceptées/ }).click();
  await expect(page.getByRole('heading', { name: 'Import terminé' })).toBeVisible();

  await page.goto(server.origin + LIST);
  await search(page, 'Importé');
  await expect(rows(page)).toHaveCount(3);

  await takeBackLatest(page, `${server.origin}${LIST}`);
  await expect(page.getByText('Annulé : 2 fiches sont comme avant.')).toBeVisible();
  await page.goto(server.origin + LIST);
  await search(page, 'Importé');
  await expect(page.getByText('Aucun résultat')).toBeVisible();
  await expect(page.getByText('Importé un')).toHaveCount(0);
});

test('an untouched export is 100 % unchanged when imported', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, LIST);
  await tool(page, 'Exporter…');
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Exporter', exact: true }).click();
  const path = await (await download).path();
  await page.goto(`${server.origin}${LIST}/import`);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText(/Tout est déjà à jour/)).toBeVisible({ timeout: 30_000 });
});

test('cells are pasted into the spreadsheet, undone, redone and saved together', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, server, `${LIST}/tableur`);
  const grid = page.getByRole('grid');
  const cell = grid.getByRole('gridcell', { name: 'Contrat de maintenance' });
  await cell.click();
  await page.evaluate(() => navigator.clipboard.writeText('Maintenance collée\nSous-traitance collée'));
  await page.keyboard.press('Control+v');
  await expect(grid.getByRole('gridcell', { name: 'Maintenance collée' })).toBeVisible();
  await expect(page.getByRole('button', { name: /2 modifications/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell).toBeVisible();
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(/: 2 modifications/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid').getByRole('gridcell', { name: 'Sous-traitance collée' })).toBeVisible();
});

test('columns of the spreadsheet are as wide as their texts, also those that are pasted', async ({
  page,
  server,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, server, `${LIST}/tableur`);
  const grid = page.getByRole('grid');
  const heading = (name: string) => grid.getByRole('columnheader', { name });
  const widthOf = async (name: string) => (await heading(name).boundingBox())?.width ?? 0;
  await grid.getByRole('gridcell', { name: 'Accord-cadre' }).click();
  expect(await widthOf('Libellé')).toBeGreaterThan((await widthOf('Code')) * 2);
  expect(await widthOf('Actif')).toBeLessThan(120);
  // No room is left, so that the column has to grow.
  await page.setViewportSize({ width: 905, height: 800 });
  const long = 'Accord-cadre renouvelé trois fois';
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await page.keyboard.press('Control+v');
  const pasted = grid.getByRole('gridcell', { name: long });
  await expect(pasted).toBeVisible();
  await expect.poll(() => pasted.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThanOrEqual(0);
});

test('the spreadsheet and the form of a record open where work begins: the first cell, the name after the code', async ({
  page,
  server,
}) => {
  await openAs(page, server, `${LIST}/tableur`);
  const first = page.locator('[role=row][aria-rowindex="2"] > [aria-colindex="2"]');
  await expect(first).toBeFocused();
  await page.keyboard.type('Tapé d’emblée');
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('Tapé d’emblée');
  await page.keyboard.press('Control+z');
  await page.goto(`${server.origin}${LIST}`);
  await page.getByRole('link', { name: 'Accord-cadre', exact: true }).click();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Libellé/ })).toBeFocused();
});

test('a row saved in the spreadsheet stays where it is, though its name sorts elsewhere, and Ctrl+Z reverts the save', async ({
  page,
  server,
}) => {
  await openAs(page, server, `${LIST}/tableur`);
  const grid = page.getByRole('grid');
  const cell = grid.getByRole('gridcell', { name: 'Accord-cadre' });
  await cell.click();
  const names = () => grid.locator('[role=gridcell][aria-colindex="2"]').allInnerTexts();
  const before = await names();
  await page.keyboard.type('Zone commune');
  await page.keyboard.press('Enter');
  const reread = page.waitForResponse((response) => /\/api\/TypeContrats\?/i.test(response.url()));
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: /: 1 modification/ });
  await expect(notice).toBeVisible();
  await reread;
  await expect.poll(names).toEqual(before.map((name) => (name === 'Accord-cadre' ? 'Zone commune' : name)));
  // The offer of the notification is one way; the key still works once it is closed.
  await notice.getByRole('button', { name: 'Fermer' }).click();
  await expect(notice).toHaveCount(0);
  // A reversion that fails is offered again; one that succeeds can itself be reverted.
  await page.route('**/revert*', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/revert'));
  await page.keyboard.press('Control+z');
  await failed;
  await page
    .getByRole('alert')
    .filter({ hasText: 'Le service ne répond pas' })
    .getByRole('button', { name: 'Fermer' })
    .click();
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(before);
  await expect(page.getByText('Annulé : tout est comme avant.')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('Rétabli : les modifications sont de nouveau enregistrées.')).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'Zone commune' })).toBeVisible();
});

test('everything that a filter finds is changed at once, and reverted from the notification', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents');
  await expect(page.getByText('120 résultats')).toBeVisible();
  await search(page, 'sa');
  // Waits for the list, because another search is another selection.
  await expect(page.getByText('120 résultats')).toHaveCount(0);
  const [row, bar] = [rows(page).nth(2), selectionBar(page)];
  const before = await row.boundingBox();
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check();
  // The selection bar must not move a row from under the pointer.
  await expect(bar).toBeInViewport();
  expect(await row.boundingBox()).toEqual(before);
  await bar.getByRole('button', { name: /^Tout sélectionner/ }).click();
  await expect(bar.getByRole('status')).toContainText('Tout ce qui correspond au filtre');
  await bar.getByRole('button', { name: 'Modifier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Champs à modifier' }).fill('Ville');
  await page.getByRole('option', { name: 'Ville', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Ville' }).fill('Ville-Essai');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await dialog.getByRole('button', { name: /^Appliquer/ }).click();
  const notice = page.getByRole('alert').filter({ hasText: /: \d+ modifications/ });
  // A notification stays as long as the pointer is over it.
  await notice.hover();
  await expect(page.getByRole('row', { name: /Ville-Essai/ }).first()).toBeVisible();
  await notice.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Annulé : tout est comme avant.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ville-Essai/ })).toHaveCount(0);
});

test('a deleted record is restored from the recycle bin', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, `${LIST}/creation`);
  await page.getByRole('textbox', { name: 'Code' }).fill('ESSAI-CORBEILLE');
  await page.getByRole('textbox', { name: 'Libellé' }).fill('À jeter');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('À jeter');
  await page.goto(server.origin + LIST);
  await page.getByRole('checkbox', { name: 'Sélectionner À jeter' }).check();
  await selectionBar(page).getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer (1)' }).click();
  await expect(page.getByText(/: 1 suppression/)).toBeVisible();
  await expect(page.getByRole('row', { name: /À jeter/ })).toHaveCount(0);
  await page.goto(`${server.origin}${LIST}/corbeille`);
  await page.getByRole('button', { name: 'Rétablir À jeter' }).click();
  await expect(page.getByText(/1 fiche rétablie/)).toBeVisible();
  await page.goto(server.origin + LIST);
  await expect(page.getByRole('row', { name: /À jeter/ })).toBeVisible();
});

test('a view is saved under a name, shown again after a reload, and opened by its link', async ({
  page,
  browser,
  server,
}) => {
  const call = apiOf(page);
  await openAs(page, server, LIST);
  await search(page, 'contrat');
  await expect(page).toHaveURL(/contrat%22/);
  await page.getByRole('button', { name: 'Vues' }).click();
  await page.getByRole('button', { name: 'Enregistrer la vue affichée' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nom' }).fill('Mes contrats');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/Vues'),
  );
  // The layout of the views is a preference, stored separately.
  const told = page.waitForResponse(
    (response) =>
      response.url().includes('/api/preferencesUtilisateur') &&
      (response.request().postData() ?? '').includes('listesAvecVues'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const { id, ...view } = (await (await saved).json()) as { readonly id: number };
  const tab = page.getByRole('tab', { name: /^Mes contrats/ });
  // The browser remembers that the list has views once it has read them again.
  await expect(tab).toBeVisible();
  await told;
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await expect(page).not.toHaveURL(/contrat%22/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Rechercher dans la liste' })).toHaveValue('');
  const whole = page.getByRole('tab', { name: 'Tout', exact: true });
  await expect(whole).toHaveAttribute('aria-selected', 'true');
  await tab.click();
  await expect(page.getByRole('searchbox', { name: 'Rechercher dans la liste' })).toHaveValue('contrat');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // The arrow keys move between the tabs; the first is the whole list.
  await page.keyboard.press('ArrowLeft');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(whole).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(/contrat%22/);
  await page.goto(`${server.origin}${LIST}?vue=${id}`);
  await expect(page.getByRole('searchbox', { name: 'Rechercher dans la liste' })).toHaveValue('contrat');
  if (!isLongRun()) return;
  // In a new browser, a preference reserves the room of the tabs.
  const other = await browser.newPage({ locale: 'fr-FR' });
  await openAs(other, server, LIST);
  await expect(other.getByRole('tab', { name: /^Mes contrats/ })).toBeVisible();
  await other.close();
  // The open tab is marked, and saving over it needs a confirmation.
  await expect(tab).toHaveText('Mes contrats');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await search(page, 'contrat de');
  await expect(tab).toContainText('(modifiée)');
  await page.getByRole('button', { name: 'Vues' }).click();
  await page.getByRole('button', { name: /^Remplacer par l’affichage actuel/ }).click();
  await page
    .getByRole('dialog', { name: /^Remplacer la vue/ })
    .getByRole('button', { name: 'Remplacer' })
    .click();
  await expect(tab).toHaveText('Mes contrats');
  // Views that do not fit move to the menu, and the arrow keys skip them.
  for (let at = 1; at <= 9; at += 1) await call('POST', 'Vues', { ...view, nom: `Une vue au nom assez long ${at}` });
  await page.reload();
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(2)).toBeVisible();
  const line = await page.getByRole('tablist').boundingBox();
  const last = await tabs.last().boundingBox();
  expect(await tabs.count()).toBeLessThan(11);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0));
  expect(last?.y).toBe((await tabs.first().boundingBox())?.y);
  await page.getByRole('button', { name: /^\+\d+ autres?$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Vues enregistrées' });
  await expect(panel.getByText('Une vue au nom assez long 9')).toBeVisible();
  await page.keyboard.press('Escape');
  // On a telephone all move there, and the button names the open one.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tab).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vues : Mes contrats' })).toBeVisible();
});
