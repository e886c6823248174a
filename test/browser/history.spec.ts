import type { Page } from '@playwright/test';
import { apiOf } from '../support/planScreens';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';
import { chooseForRecord } from '../support/recordMenu';

// The history of a record: restoring a field and a version, and undoing the latest save.

test.use({ data: 'records' });

const LIST = '/types-contrat';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const entries = (page: Page) => page.getByRole('list', { name: 'Historique' }).getByRole('listitem');
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const notice = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });

/** Creates a record through the API, changes it twice, and opens its history. */
async function openHistory(page: Page, server: ServerProcess, code: string): Promise<void> {
  const api = apiOf(page);
  await openAs(page, server, LIST);
  const made = await api<{ id: number }>('POST', 'TypeContrats', { code, libelle: 'Bail', ordre: 901 });
  for (const [libelle, ordre] of [
    ['Bail commercial', 902],
    ['Bail professionnel', 903],
  ] as const)
    await api('PUT', `TypeContrats/${made.id}`, { code, libelle, ordre });
  await page.goto(`${server.origin}${LIST}/details/${made.id}`);
  await chooseForRecord(page, 'Historique');
  await page.getByRole('link', { name: 'Ouvrir la page de l’historique' }).click();
  await expect(page).toHaveURL(`${server.origin}${LIST}/historique/${made.id}`);
  await expect(entries(page)).toHaveCount(3);
}

test('a field is restored, and the rest of the record stays', { tag: '@long' }, async ({ page, server }) => {
  await openHistory(page, server, 'HISTO-1');
  const newest = entries(page).first();
  await expect(newest.getByText('Version actuelle')).toBeVisible();
  await newest.getByRole('button', { name: /^Rétablir l’ancienne valeur\s: Libellé/ }).click();
  await expect(entries(page)).toHaveCount(4);
  await expect(title(page)).toContainText('Bail commercial');
  await page.getByRole('link', { name: 'Retour à la fiche' }).click();
  await expect(title(page)).toContainText('Bail commercial');
  await expect(page.getByRole('main').getByText('903')).toBeVisible();
});

test('a version is restored after a preview, which can be undone', async ({ page, server }) => {
  await openHistory(page, server, 'HISTO-2');
  await entries(page).last().getByRole('button', { name: 'Revenir à cette version' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('901')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revenir à cette version' }).click();
  const done = notice(page, /valeurs? rétablie/);
  // A notification stays as long as the pointer is over it.
  await done.hover();
  await expect(entries(page)).toHaveCount(4);
  await expect(title(page)).toHaveText(/Bail$/);
  await done.getByRole('button', { name: 'Annuler' }).click();
  await expect(notice(page, /^Annulé\s: tout est comme avant/)).toBeVisible();
  await expect(entries(page)).toHaveCount(5);
  await expect(title(page)).toContainText('Bail professionnel');
});

test('a save is undone from its notification', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, LIST);
  await page.getByRole('link', { name: 'Modifier' }).first().click();
  await expect(textbox(page, 'Libellé')).not.toHaveValue('');
  const before = await textbox(page, 'Libellé').inputValue();
  await textbox(page, 'Libellé').fill('Libellé d’un instant');
  await save(page);
  await expect(title(page)).toContainText('Libellé d’un instant');
  await notice(page, /Enregistrement effectué/)
    .getByRole('button', { name: 'Annuler' })
    .click();
  await expect(title(page)).toContainText(before);
});

test('a row changed by another person is deleted only once the list shows the change', async ({ page, server }) => {
  const api = apiOf(page);
  await openAs(page, server, LIST);
  const made = await api<{ id: number }>('POST', 'TypeContrats', { code: 'CADUC', libelle: 'Bail caduc', ordre: 904 });
  await page.reload();
  const row = page.getByRole('row', { name: /CADUC/ });
  await expect(row).toContainText('Bail caduc');
  await api('PUT', `TypeContrats/${made.id}`, { libelle: 'Bail repris' });
  const question = page.getByRole('dialog');
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('modifié');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(row).toContainText('Bail repris');
  await row.getByRole('button', { name: /^Supprimer/ }).click();
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(row).toHaveCount(0);
});
