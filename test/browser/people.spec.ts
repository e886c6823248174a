import type { Page } from '@playwright/test';
import { openMenuGroups } from '../support/menuGroups';
import { goTo } from '../support/drive/goTo';
import { soon } from '../support/drive/soon';
import { isLongRun } from '../support/longRun';
import { demoPerson, fillSignIn } from '../support/people';
import type { ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';

/** The demo tenants, each with a host name that resolves on any machine. */
const TENANTS = [
  { id: 'nord', host: 'localhost', name: 'Socle Nord' },
  { id: 'sud', host: 'sud.localhost', name: 'Socle Sud' },
] as const;

/** Visible entries and permissions of each person; `shut` lists routes that each need another right. */
const PEOPLE = [
  {
    name: 'admin',
    inMenu: ['Utilisateurs', 'Types de contrat', 'Autorisations', 'Statistiques générales', 'Plannings'],
    notInMenu: ['Compétences', 'Gestion des avis'],
    open: ['/utilisateurs', '/admin/autorisations', '/access-control', '/statistiques-crl', '/types-contrat'],
    shut: ['/competences', '/competences/details/1', '/admin/gestionAvis'],
    creates: true,
  },
  {
    name: 'consultant',
    inMenu: ['Utilisateurs', 'Types de contrat', 'Thèmes', 'Plannings'],
    notInMenu: ['Contrôle d’accès', 'Statistiques générales', 'Simulations', 'Compétences'],
    open: ['/utilisateurs', '/types-contrat', '/types-contrat/creation', '/plannings'],
    shut: ['/access-control', '/statistiques-generales', '/simulations-plannings', '/validation-partenaires-fastt'],
    creates: true,
  },
  {
    name: 'lecteur',
    inMenu: ['Types de contrat'],
    notInMenu: ['Utilisateurs', 'Thèmes', 'Autorisations', 'Plannings', 'Compétences'],
    open: ['/types-contrat', '/profil', '/preferences-utilisateur'],
    shut: [
      '/utilisateurs',
      '/utilisateurs/edit/1',
      '/trombinoscope',
      '/types-contrat/creation',
      '/admin/parametres',
      '/adherents/modification/1',
    ],
    creates: false,
  },
] as const;

const originOf = (server: ServerProcess, host: string) => `http://${host}:${server.port}`;

function tokenOf(page: Page): () => string {
  let token = '';
  page.on('request', (request) => {
    token = request.headers().authorization ?? token;
  });
  return () => token;
}

/** Calls the API of the page's tenant: only the browser resolves every host name. @returns the status */
const statusOf = (page: Page, method: 'GET' | 'POST', path: string, authorization: string) =>
  page.evaluate(
    async (call) => {
      const headers = { authorization: call.authorization, 'content-type': 'application/json' };
      const body = call.method === 'POST' ? { body: '{}' } : {};
      return (await fetch(call.path, { method: call.method, headers, ...body })).status;
    },
    { method, path, authorization },
  );

/** All menu entries; in the top layout opens the groups in turn. */
async function entriesOf(page: Page, layout: 'aside' | 'top'): Promise<readonly string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Accueil' })).toBeVisible();
  const links = async () => (await menu.getByRole('link').allInnerTexts()).map((text) => text.trim());
  if (layout === 'aside') {
    await openMenuGroups(page);
    return links();
  }
  // The other layout may still be rendered: only the top menu has drop-down groups.
  const groups = menu.locator('[aria-haspopup=menu]');
  await expect(groups.first()).toBeVisible();
  const entries = [...(await links())];
  for (const group of await groups.all()) {
    await group.click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    entries.push(...(await items.allInnerTexts()).map((text) => text.trim()));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  return entries;
}

/** Chooses the menu's position, and waits until it is stored. */
async function placeMenu(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^Compte de/ }).click();
  const stored = page.waitForResponse(
    (response) => response.url().includes('/api/preferencesUtilisateur') && response.request().method() !== 'GET',
  );
  await page.getByRole('menuitem', { name: choice }).click();
  expect((await stored).ok()).toBe(true);
}

/**
 * Routes are the same in every tenant: the second one only tests a person with some rights, except in the long run. The
 * generated screens cover the first one's.
 */
const peopleAt = ({ id }: (typeof TENANTS)[number]) =>
  isLongRun() ? PEOPLE : PEOPLE.filter(({ name }) => id === 'sud' && name === 'consultant');

for (const tenant of TENANTS) {
  for (const person of peopleAt(tenant)) {
    test(`${person.name} at ${tenant.id}: menu in both layouts, routes, buttons, and the API behind them`, async ({
      page,
      server,
    }) => {
      const origin = originOf(server, tenant.host);
      const token = tokenOf(page);
      await page.goto(`${origin}/home`);
      await fillSignIn(page, demoPerson(person.name, tenant.id));
      await expect(page).toHaveURL(`${origin}/home`);
      await expect(page.getByRole('link', { name: tenant.name, exact: true })).toBeVisible();

      const aside = await entriesOf(page, 'aside');
      for (const entry of person.inMenu) expect(aside).toContain(entry);
      for (const entry of person.notInMenu) expect(aside).not.toContain(entry);
      await placeMenu(page, 'Menu en haut');
      expect([...(await entriesOf(page, 'top'))].sort()).toEqual([...aside].sort());
      // Later tests sign in as the same person and expect the default position.
      await placeMenu(page, 'Menu sur le côté');

      let before = await page.getByRole('heading', { level: 1 }).innerText();
      for (const path of person.open) {
        await goTo(page, path);
        // The previous screen's title stays until this one is ready.
        await soon(() => page.getByRole('heading', { level: 1 }).first().innerText(), path).not.toBe(before);
        before = await page.getByRole('heading', { level: 1 }).innerText();
        await expect(page).toHaveURL(origin + path);
      }
      for (const path of person.shut) {
        await page.goto(origin + path);
        await expect(page).toHaveURL(`${origin}/pages/miscellaneous/not-authorized`);
        await expect(
          page.getByText(/^(Droit nécessaire|Un de ces droits suffit)$|n’est ouverte à personne/),
        ).toBeVisible();
      }

      await page.goto(`${origin}/types-contrat`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Créer' })).toHaveCount(person.creates ? 1 : 0);
      await expect(page.getByRole('link', { name: 'Modifier' }).first()).toBeVisible({ visible: person.creates });
      // With the right, an empty body is invalid; without it, the body is not read.
      expect(await statusOf(page, 'POST', '/api/TypeContrats', token())).toBe(person.creates ? 400 : 403);
    });
  }
}

test('a token of one tenant is refused by the other', async ({ page, server }) => {
  const token = tokenOf(page);
  await page.goto(`${server.origin}/home`);
  await fillSignIn(page, demoPerson('admin', 'nord'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Bonjour|Bonsoir) Claire$/);
  const ofNord = token();
  expect(await statusOf(page, 'GET', '/api/MyRights', ofNord)).toBe(200);
  await page.goto(`${originOf(server, 'sud.localhost')}/presentation`);
  expect(await statusOf(page, 'GET', '/api/MyRights', ofNord)).toBe(401);
});

test(
  'the planning pages use the full width, with the menu behind its button',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.goto(`${server.origin}/plannings`);
    await fillSignIn(page, demoPerson('admin', 'nord'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plannings');
    await expect(page.getByRole('grid', { name: 'Planning de l’équipe' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  },
);

test('preferences follow the person to another device', { tag: '@long' }, async ({ page, browser, server }) => {
  await page.goto(`${server.origin}/preferences-utilisateur`);
  await fillSignIn(page, demoPerson('lecteur', 'nord'));
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/'),
  );
  await page.getByRole('radio', { name: 'Sombre' }).check();
  expect((await saved).status()).toBe(201);
  const elsewhere = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await elsewhere.goto(`${server.origin}/preferences-utilisateur`);
  await fillSignIn(elsewhere, demoPerson('lecteur', 'nord'));
  await expect(elsewhere.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  await elsewhere.context().close();
});
