import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { demonstrationStorage } from '../support/demonstration';
import { demoPerson } from '../support/people';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

/** Below the checkout, where packages resolve and no other test searches for sources. */
const COPIES = resolve('.cache', 'copies');
const CONFIG = 'examples/reactAdmin/vite.config.ts';

let copy = '';
let server: ServerProcess;

test.describe('a portal whose screens are components of react-admin (examples/reactAdmin)', { tag: '@long' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    mkdirSync(COPIES, { recursive: true });
    copy = mkdtempSync(join(COPIES, 'reactAdmin-'));
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, CONFIG);
    const outDir = join(copy, 'dist');
    await build({
      ...loaded?.config,
      configFile: false,
      logLevel: 'error',
      build: { ...loaded?.config.build, outDir },
    });
    cpSync('dist-server', join(copy, 'dist-server'), { recursive: true });
    server = await createServerProcess({}, { folder: copy, storage: demonstrationStorage });
    await server.start();
  });

  test.afterAll(async () => {
    await server.remove();
    rmSync(copy, { recursive: true, force: true });
  });

  test("list, filters, form, references and deletion work in French, with the API's refusals", async ({ page }) => {
    await openAs(page, server, '/processus');
    const rows = page.locator('main tbody tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processus');
    await expect(rows).toHaveCount(6);
    // References show names and link to the declared page.
    await expect(rows.first().getByRole('link', { name: 'Benali Gaël' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('P03');
    await expect(rows).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('');
    await expect(rows).toHaveCount(6);
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Pilote' }).click();
    await page.getByRole('combobox', { name: 'Pilote' }).fill('hénaff');
    await page.getByRole('option', { name: 'Hénaff Cédric' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Ressources humaines');

    await rows.first().click();
    await expect(page).toHaveURL(/\/processus\/details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processus Ressources humaines');
    await page.getByRole('link', { name: 'Éditer' }).click();
    await expect(page).toHaveURL(/\/processus\/modification\/\d+$/);
    await page.getByLabel('Libellé').fill('');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Ce champ est requis')).toBeVisible();
    await page.getByLabel('Libellé').fill('Ressources humaines et paie');
    // Another process has this code, so the API reports an error on the field.
    await page.getByLabel('Code').fill('P01');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/déjà/).first()).toBeVisible();
    await page.getByLabel('Code').fill('P66');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processus Ressources humaines et paie');
    await expect(page.getByText('P66')).toBeVisible();

    await openAs(page, server, '/processus/creation');
    await page.getByLabel('Libellé').fill('Essai');
    await page.getByLabel('Code').fill('P99');
    await page.getByRole('combobox', { name: 'Pilote' }).fill('benali');
    await page.getByRole('option', { name: 'Benali Gaël' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Processus Essai');
    await page.goto(`${server.origin}/processus`);
    await page.getByRole('row', { name: /Essai/ }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await expect(rows).toHaveCount(6);
    await expect(page.getByText('Essai')).toHaveCount(0);
  });

  test('saved queries, guessers, one cell of a generated list, and addresses that react-admin makes', async ({
    page,
  }) => {
    await openAs(page, server, '/processus');
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('P0');
    await expect(page).toHaveURL(/filter=/);
    await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
    await page.getByRole('menuitem', { name: /Ajouter à mes requêtes/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Les P');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.locator('main').getByText('Les P')).toBeVisible();
    await page.goto(`${server.origin}/themes`);
    await expect(page.locator('main tbody tr')).toHaveCount(10);
    await page.goto(`${server.origin}/partenaires`);
    await expect(page.locator('main tbody .MuiChip-root', { hasText: 'Mulhouse' }).first()).toBeVisible();
    await page.goto(`${server.origin}/Entreprises/1/show`);
    await expect(page).toHaveURL(/\/adherents\/details\/1$/);
  });

  test('actions without permission are not offered, and refused at their address', async ({ page }) => {
    await openAs(page, server, '/processus', demoPerson('consultant', 'nord'));
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Créer' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Éditer' })).toHaveCount(0);
    await page.goto(`${server.origin}/processus/modification/1`);
    await expect(page.getByRole('heading', { name: 'Accès non autorisé' })).toBeVisible();
  });
});
