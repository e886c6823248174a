import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../support/people';
import { demonstrationStorage } from '../support/demonstration';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';
import { openFirefox, openFirefoxPage, type FirefoxPage } from './firefoxPage';

// The main paths through the portal in Firefox, in sequence on one page.

let server: ServerProcess;
let browser: Browser;
let firefox: FirefoxPage;

beforeAll(async () => {
  server = await createServerProcess({}, { storage: demonstrationStorage });
  await server.start();
  browser = await openFirefox(process.env['SOCLE_FIREFOX'] ?? '/usr/bin/firefox-esr');
  firefox = await openFirefoxPage(browser);
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

afterEach(() => expect(firefox.errors).toEqual([]));

const open = (path: string) => firefox.page.goto(server.origin + path);

it('signing in leads to the requested address and shows its list', async () => {
  await open('/types-contrat');
  await firefox.fill('Adresse e-mail', ADMIN.email);
  await firefox.fill('Mot de passe', ADMIN.password);
  await firefox.click('button', 'Se connecter');
  await firefox.at('/types-contrat');
  await firefox.find('heading', 'Types de contrat');
});

it('a record is created, edited, deleted and restored', async () => {
  await firefox.click('link', 'Créer');
  await firefox.fill('Code', 'FIREFOX');
  await firefox.fill('Libellé', 'Essai de Firefox');
  await firefox.click('button', 'Enregistrer');
  await firefox.find('heading', 'Essai de Firefox…');
  await firefox.click('link', 'Modifier');
  await firefox.fill('Libellé', 'Essai corrigé');
  await firefox.click('button', 'Enregistrer');
  await firefox.find('heading', 'Essai corrigé…');
  await firefox.click('button', 'Autres actions');
  await firefox.click('menuitem', 'Supprimer');
  await firefox.click('answer', 'Supprimer');
  await firefox.at('/types-contrat');
  // Waits for the deletion's notification, because the previous one offers to undo as well.
  const messages = () => firefox.page.$$eval('[role=alert]', (alerts) => alerts.map((one) => one.textContent).join());
  await expect.poll(messages).toContain('Suppression effectuée');
  await firefox.click('button', 'Annuler');
  await expect.poll(() => firefox.page.$eval('body', ({ textContent }) => textContent)).toContain('Essai corrigé');
});

it('a slot of the planning is created with the keyboard', async () => {
  await open('/plannings?affichage=frise&zoom=semaine&date=2027-09-06');
  await (await firefox.find('grid', 'Planning de l’équipe')).focus();
  await firefox.page.keyboard.press('ArrowDown');
  await firefox.page.keyboard.press('n');
  const slots = () => firefox.page.$$eval('[data-slot]', ({ length }) => length);
  expect(await slots()).toBe(0);
  await firefox.fill('Texte', 'Dans Firefox');
  await firefox.click('answer', 'Enregistrer…');
  await firefox.gone('answer', 'Enregistrer…');
  await expect.poll(slots).toBe(1);
});

it('signing out works', async () => {
  await open('/pages/miscellaneous/not-authorized');
  await firefox.click('button', 'Se déconnecter');
  await firefox.at('/presentation');
});
