import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'vite';
import { createBooksServer } from '../../examples/simpleRest/createBooksServer';
import { fillSignIn } from '../support/people';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';
import { expect, test } from './fixtures';

const buildFront = (folder: string) => build({ configFile: `examples/${folder}/vite.config.ts`, logLevel: 'error' });

test.describe('generated screens over an API in the conventions of ra-data-simple-rest', { tag: '@long' }, () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await buildFront('simpleRest');
    server = createBooksServer({ frontEnd: resolve('examples/simpleRest/dist') }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => server.close());

  test('list, search, sort, filter, write and show errors', async ({ page }) => {
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livres');
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(25);
    await expect(page.getByText('Jules Verne').first()).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('terre');
    await expect(rows).toHaveCount(2);
    await page.getByRole('main').getByRole('searchbox').fill('');
    await expect(rows).toHaveCount(25);
    await page.getByRole('columnheader', { name: 'Année' }).getByRole('button').first().click();
    await expect(rows.first()).toContainText('La Princesse de Clèves');

    await page.getByRole('link', { name: 'Créer' }).first().click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Titre' }).fill('Indiana');
    await page.getByRole('combobox', { name: 'Auteur' }).fill('sand');
    await page.getByRole('option', { name: 'George Sand' }).click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Indiana');
    await expect(page.getByRole('main')).toContainText('George Sand');
    await page.getByRole('link', { name: 'Modifier' }).first().click();
    await page.getByRole('textbox', { name: 'Année' }).fill('1832');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('1832');
  });
});

test.describe('a product of three resources (examples/minimal)', { tag: '@long' }, () => {
  let server: ServerProcess;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await buildFront('minimal');
    server = await createServerProcess({}, { program: ['--import', 'tsx', 'examples/minimal/server.ts'] });
    await server.start();
  });

  test.afterAll(() => server.remove());

  test('has its own front end: sign-in, a new book below an author, and its history', async ({ page }) => {
    await page.goto(server.origin);
    await fillSignIn(page, { email: 'bibliothecaire@exemple.example', password: 'Socle-demo-1!' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livres');
    await page.getByRole('navigation').getByRole('link', { name: 'Auteurs' }).click();
    await page.getByRole('link', { name: 'Créer' }).first().click();
    await page.getByRole('textbox', { name: 'Nom' }).fill('Colette');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Colette');
    await page.getByRole('navigation').getByRole('link', { name: 'Livres' }).click();
    await page.getByRole('link', { name: 'Créer' }).first().click();
    await page.getByRole('textbox', { name: 'Titre' }).fill('Sido');
    await page.getByRole('combobox', { name: 'Auteur' }).fill('col');
    await page.getByRole('option', { name: 'Colette' }).click();
    // The wizard of a new book; the browser's back button returns to the previous step.
    await page.getByRole('textbox', { name: 'Année' }).press('Enter');
    await page.getByRole('textbox', { name: 'Rayon' }).fill('B12');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Sido');
    await page.goForward();
    await expect(page.getByRole('textbox', { name: 'Rayon' })).toHaveValue('B12');
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByRole('group', { name: 'Récapitulatif' })).toContainText('Colette');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sido');
    await expect(page.getByRole('tab', { name: /Prêts/ })).toBeVisible();
  });
});
