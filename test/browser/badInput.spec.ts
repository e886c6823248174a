import type { Browser, Locator, Page } from '@playwright/test';
import { demoPerson } from '../support/people';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';
import { chooseForRecord } from '../support/recordMenu';

// Writes to companies that other files read.
test.use({ data: 'records' });

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function typeDay(within: Page | Locator, label: string, [day, month, year]: readonly [string, string, string]) {
  const group = within.getByRole('group', { name: label });
  for (const [part, digits] of [
    ['Jour', day],
    ['Mois', month],
    ['Année', year],
  ] as const) {
    await group.getByRole('spinbutton', { name: part }).click();
    await group.getByRole('spinbutton', { name: part }).pressSequentially(digits);
  }
}

test(
  'a contract that expires before it starts is refused at the date, before it is sent',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/adherents/1/contrats/creation');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/contrats')) sent.push(request.url());
    });
    await textbox(page, 'Nom').fill('Avenant de mars');
    await page.getByRole('combobox', { name: 'Type de contrat' }).click();
    await page.getByRole('option').first().click();
    await typeDay(page, 'Date de démarrage', ['15', '03', '2026']);
    await typeDay(page, 'Date d’expiration', ['14', '03', '2026']);
    const words = page.getByText(
      '«\u00a0Date d’expiration\u00a0» ne peut pas précéder «\u00a0Date de démarrage\u00a0».',
    );
    await expect(words).toBeVisible();
    await save(page);
    await expect(page.getByText('1 champ est à corriger.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Date d’expiration' })).toHaveAccessibleDescription(
      /ne peut pas précéder/,
    );
    expect(sent).toEqual([]);

    await typeDay(page, 'Date de démarrage', ['14', '03', '2026']);
    await expect(words).toBeHidden();
    await save(page);
    await expect(title(page)).toContainText('Avenant de mars');
  },
);

test('a company with contracts is not deleted; the refusal lists them with links', async ({ page, server }) => {
  await openAs(page, server, '/adherents/details/1');
  await chooseForRecord(page, 'Supprimer');
  const dialog = page.getByRole('dialog', { name: /^Suppression impossible/ });
  // The API reports the obstacles before the deletion.
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('Cette fiche ne peut pas être supprimée. En dépendent encore');
  await expect(dialog).not.toContainText('corbeille');
  await expect(dialog.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
  await expect(refusal.getByRole('link', { name: /^Projets › Actions collectives \(\d+\)$/ })).toBeVisible();
  const contracts = refusal.getByRole('link', { name: /^Contrats \(\d+\)$/ });
  const count = /\d+/.exec((await contracts.textContent()) ?? '')?.[0] ?? '';
  await contracts.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/adherents\/details\/1\?onglet=contrats$/);
  await expect(page.getByRole('tabpanel', { name: /^Contrats/ })).toContainText(`${count} résultats`);
});

test('a contract of another company has no page below this one', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/adherents/1/contrats');
  await page.getByRole('link', { name: 'Modifier' }).first().click();
  await expect(page).toHaveURL(/\/adherents\/1\/contrats\/modification\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(textbox(page, 'Nom')).not.toHaveValue('');
  const name = await textbox(page, 'Nom').inputValue();
  for (const screen of ['details', 'modification']) {
    await page.goto(`${server.origin}/adherents/2/contrats/${screen}/${id}`);
    await expect(title(page)).toHaveText('Fiche introuvable');
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL(`${server.origin}/adherents/2/contrats`);
});

async function windowOf(browser: Browser, server: ServerProcess, path: string, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await openAs(page, server, path, demoPerson(name, 'nord'));
  return page;
}

test(
  'the second of two people who save the same company compares, loses nothing and continues',
  { tag: '@long' },
  async ({ page, browser, server }) => {
    const path = '/adherents/modification/2';
    // Without the event stream, the form learns of the conflict on saving (`live.spec.ts` covers the warning).
    await page.route('**/api/live*', (route) => route.abort());
    await openAs(page, server, path);
    await textbox(page, 'Nom').fill('Menuiserie du Quai');
    await textbox(page, 'Commentaire').fill('Rappeler en mars.');

    const other = await windowOf(browser, server, path, 'consultant');
    await textbox(other, 'Nom').fill('Menuiserie du Port');
    await textbox(other, 'Complément d’adresse').fill('Bâtiment B');
    await save(other);
    await expect(title(other)).toContainText('Menuiserie du Port');
    await other.context().close();

    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Modifiée en même temps par quelqu’un d’autre' });
    await expect(dialog).toContainText('Repris sans conflit : Complément d’adresse.');
    const name = dialog.getByRole('region', { name: 'Nom' });
    const mine = name.getByRole('radio', { name: 'Votre saisie' });
    await expect(mine).toBeFocused();
    await expect(mine).toBeChecked();
    await expect(mine).toHaveAccessibleDescription('Menuiserie du Quai');
    await expect(name.getByRole('radio', { checked: false })).toHaveAccessibleDescription('Menuiserie du Port');

    // Going back saves nothing and keeps the input.
    await dialog.getByRole('button', { name: 'Revenir à la saisie' }).click();
    await expect(page.getByRole('alert')).toContainText('votre saisie est gardée');
    await expect(textbox(page, 'Nom')).toHaveValue('Menuiserie du Quai');
    await expect(textbox(page, 'Commentaire')).toHaveValue('Rappeler en mars.');

    await save(page);
    await expect(mine).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page)).toContainText('Menuiserie du Quai');
    for (const text of ['Bâtiment B', 'Rappeler en mars.']) await expect(page.getByText(text).first()).toBeVisible();
  },
);
