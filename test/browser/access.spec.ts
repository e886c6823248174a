import { RECORD_MENU } from '../support/recordMenu';
import type { Page } from '@playwright/test';
import { openMenuGroups } from '../support/menuGroups';
import { ADMIN, demoPerson, fillSignIn } from '../support/people';
import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

/** The only person with this function. */
const READER = demoPerson('lecteur', 'nord');

test('an administrator grants a right to a function, sees who gains it, and the reader then has it', async ({
  page,
  browser,
  server,
}) => {
  await openAs(page, server, '/admin/autorisations');
  await page.getByRole('searchbox', { name: 'Chercher un droit' }).fill('PARTENAIRES');
  const cell = page.getByRole('checkbox', { name: 'Administration, Partenaires, Lecteur', exact: true });
  await expect(cell).not.toBeChecked();
  await cell.focus();
  await page.keyboard.press('Space');
  const changes = page.getByRole('region', { name: 'Changements à enregistrer' });
  await expect(changes.getByText('1 personne y gagne')).toBeVisible();
  await expect(changes.getByText(/Da Silva/)).toBeVisible();
  await changes.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('1 changement enregistré')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Administration, Partenaires, Lecteur', exact: true })).toBeChecked();

  const other = await browser.newContext({ locale: 'fr-FR' });
  const reader = await other.newPage();
  await openAs(reader, server, '/partenaires/details/1', READER);
  await reader.getByRole('button', { name: RECORD_MENU }).click();
  await expect(reader.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible();
  await other.close();
});

test('removing the last administrator is refused with an explanation', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/admin/autorisations');
  await page.getByRole('searchbox', { name: 'Chercher un droit' }).fill('FONCTIONS');
  await page.getByRole('checkbox', { name: 'Administration, Fonctions, Administrateur' }).click();
  const changes = page.getByRole('region', { name: 'Changements à enregistrer' });
  await expect(changes.getByText(/Plus personne ne pourrait administrer les droits/).first()).toBeVisible();
  await changes.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(changes.getByText(/rien n’a été enregistré/)).toBeVisible();

  await page.getByRole('link', { name: 'Gérer les fonctions' }).click();
  await expect(page.getByRole('dialog')).toContainText('Quitter sans enregistrer');
  await page.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(/\/fonctions/);
});

test(
  'the page explains why a person may or may not do something, and lists their rights',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/access-control');
    await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('lefevre');
    await page.getByRole('button', { name: /Lefèvre Julien/ }).click();
    await page.getByRole('tab', { name: 'Droits détenus' }).click();
    await page.getByRole('searchbox', { name: 'Chercher parmi les droits détenus' }).fill('THEMES');
    await expect(page.getByText('Modification : fonction Consultant')).toBeVisible();

    await page.getByRole('tab', { name: 'Pourquoi ?' }).click();
    await page.getByRole('combobox', { name: 'Écran' }).fill('/themes/details');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('alert')).toContainText('Lefèvre Julien a accès à');
    await expect(page.getByText(/Thèmes\s: lecture.*détenu par\s: fonction Consultant/)).toBeVisible();

    await page.getByRole('button', { name: 'Une action' }).click();
    await page.getByRole('combobox', { name: 'Action' }).fill('DELETE /api/Themes/{id}');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('alert')).toContainText('Lefèvre Julien n’a pas accès à');
    await expect(page.getByText('Fonctions qui le donneraient : Administrateur')).toBeVisible();
  },
);

test('functions, direct rights and profiles are granted and revoked', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/access-control');
  await page.getByRole('button', { name: /Da Silva Inês/ }).click();
  await page.getByRole('tab', { name: 'Droits directs' }).click();
  await page.getByRole('combobox', { name: 'Droit à donner' }).fill('THEMES');
  await page.getByRole('option', { name: 'Thèmes', exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByRole('main').getByText('Lecture : Thèmes')).toBeVisible();
  await page.getByRole('button', { name: 'Retirer Lecture : Thèmes' }).click();
  await expect(page.getByText('Aucun droit direct.')).toBeVisible();
});

test('viewing the portal as another person is read-only and marked, until it is ended', async ({ page, server }) => {
  await openAs(page, server, '/access-control');
  await page.getByRole('button', { name: /Da Silva Inês/ }).click();
  await page.getByRole('button', { name: 'Voir comme cette personne' }).click();
  const banner = page.getByText('Vous voyez le portail comme Da Silva Inês, en lecture seule.');
  await expect(page).toHaveURL(`${server.origin}/home`);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'Autorisations' })).toHaveCount(0);

  await page.goto(`${server.origin}/types-contrat`);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('link', { name: 'Créer' })).toHaveCount(0);
  // axe also requires landmarks around the banner and tooltips.
  await page.getByRole('link', { name: 'Afficher' }).first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`${server.origin}/themes`);
  await expect(page).toHaveURL(/not-authorized/);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Pourquoi ?' }).click();
  await expect(page.getByRole('alert')).toContainText('Da Silva Inês n’a pas accès à «\u00a0Thèmes\u00a0»');
  await expect(banner).toHaveCount(0);

  await page.getByRole('button', { name: 'Voir comme cette personne' }).click();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL(/\/access-control/);
  await expect(banner).toHaveCount(0);
  await openMenuGroups(page);
  await expect(page.getByRole('link', { name: 'Autorisations' })).toBeVisible();
});

test('viewing as another person ends with the session', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/access-control');
  await page.getByRole('button', { name: /Da Silva Inês/ }).click();
  await page.getByRole('button', { name: 'Voir comme cette personne' }).click();
  const banner = page.getByText('Vous voyez le portail comme');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Inês');
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/presentation/);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await fillSignIn(page, ADMIN);
  await expect(page).toHaveURL(`${server.origin}/home`);
  await expect(page.getByRole('link', { name: 'Adhérents' }).first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});

/**
 * Adds a person whose only right, to read companies, comes from a profile limited to the first one. @returns their id
 */
const addLimitedReader = (page: Page, authorization: string) =>
  page.evaluate(async (token) => {
    const call = async (method: string, path: string, body?: object) => {
      const headers = { authorization: token, 'content-type': 'application/json' };
      const response = await fetch(`/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
      return response.json();
    };
    const person = { nom: 'Portée', prenom: 'Limitée', email: 'limitee@nord.socle.example' };
    const { id } = await call('POST', 'Utilisateurs', person);
    const profile = await call('POST', 'Profils', { code: 'SECTEUR', libelle: 'Secteur' });
    const rights = (await call('GET', 'Droits?PageSize=500')).items;
    const right = rights.find(({ code }: { code: string }) => code === 'ENTREPRISES');
    const at = `Identities/${id}/Profils`;
    await call('POST', at, { profilId: profile.id });
    await call('POST', `${at}/${profile.id}/Droits/${right.id}`, { flag: 'read' });
    await call('POST', `${at}/${profile.id}/Entreprises/1`);
  }, authorization);

test('a right limited to one company by a profile shows only that company, and says so', async ({ page, server }) => {
  let token = '';
  page.on('request', (request) => {
    token = request.headers().authorization ?? token;
  });
  await openAs(page, server, '/adherents/details/1');
  const company = (await page.getByRole('heading', { level: 1 }).first().innerText()).trim();
  await addLimitedReader(page, token);
  await page.goto(`${server.origin}/access-control`);
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('portée');
  await page.getByRole('button', { name: /Portée Limitée/ }).click();
  await page.getByRole('tab', { name: 'Pourquoi ?' }).click();
  await page.getByRole('combobox', { name: 'Écran' }).fill('/adherents/details');
  await page.getByRole('option').first().click();
  await expect(page.getByText(/Adhérents\s: lecture.*profil Secteur/)).toContainText(company);

  await page.getByRole('button', { name: 'Voir comme cette personne' }).click();
  await expect(page.getByText('Vous voyez le portail comme Portée Limitée')).toBeVisible();
  await page.goto(`${server.origin}/adherents`);
  await expect(page.getByRole('link', { name: company }).first()).toBeVisible();
  await expect(page.getByText('1 résultat')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const [word = ''] = company.split(' ');
  await page.getByRole('combobox', { name: 'Rechercher ou aller à' }).fill(word);
  await expect(page.getByRole('option', { name: new RegExp(word) })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.goto(`${server.origin}/adherents/details/2`);
  await expect(page.getByRole('heading', { name: 'Fiche introuvable' })).toBeVisible();
});
