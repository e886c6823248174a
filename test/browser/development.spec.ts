import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demonstrationStorage } from '../support/demonstration';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

/** Below the checkout, where packages resolve and no other test searches for sources. */
const COPIES = resolve('.cache', 'copies');
const PARTS = [
  'src',
  'server',
  'scripts',
  'examples',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'tsconfig',
  'tsconfig.json',
];

/** Requests wait while the server restarts. */
const RESTARTED = { timeout: 60_000 };

let copy = '';
let server: ServerProcess;

const declaration = () => join(copy, 'src/resources/schemas/contrats.ts');

function change(text: string, replacement: string): void {
  const source = readFileSync(declaration(), 'utf8');
  expect(source).toContain(text);
  writeFileSync(declaration(), source.replace(text, replacement));
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mkdirSync(COPIES, { recursive: true });
  copy = mkdtempSync(join(COPIES, 'development-'));
  for (const path of PARTS) cpSync(path, join(copy, path), { recursive: true });
  // Vite writes its cache beside packages; the build configuration refers to this package by path.
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(resolve('node_modules/jsonexport'), join(copy, 'node_modules/jsonexport'));
  const program = ['--import', 'tsx', 'scripts/dev.ts'];
  server = await createServerProcess({}, { program, folder: copy, storage: demonstrationStorage });
  await server.start();
});

test.afterAll(async () => {
  await server.remove();
  rmSync(copy, { recursive: true, force: true });
});

test(
  'a saved declaration reaches the open page; an error is shown there until it is fixed',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000);
    // The first page creates the modules that later ones load.
    await page.goto(server.origin);
    await openAs(page, server, '/types-contrat?page=1&perPage=10');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Types de contrat', { timeout: 120_000 });

    change("'Types de contrat'", "'Sortes de contrat'");
    await expect(title).toHaveText('Sortes de contrat', { timeout: 30_000 });
    await expect(page.getByText('Accord-cadre').first()).toBeVisible(RESTARTED);
    await expect(page).toHaveURL(/perPage=10/);

    change("icon: 'contract'", "icon: 'contrat'");
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText("S104 TypeContrats: 'icon' cannot be 'contrat'; did you mean 'contract'?");
    const line = readFileSync(declaration(), 'utf8').split("icon: 'contrat'")[0]?.split('\n').length;
    await expect(overlay).toContainText(`contrats.ts:${line}:`);
    // The page and its server kept their state.
    await expect(title).toHaveText('Sortes de contrat');

    change("icon: 'contrat'", "icon: 'contract'");
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText('Accord-cadre').first()).toBeVisible(RESTARTED);

    change("'Sortes de contrat'", "'Sortes");
    await expect(overlay).toContainText('contrats.ts');
    change("'Sortes", "'Genres de contrat'");
    await expect(title).toHaveText('Genres de contrat', { timeout: 30_000 });
  },
);

test('unsaved input is offered again after a declaration is saved', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, server, '/types-contrat/creation');
  const code = page.getByRole('textbox', { name: /^Code/ });
  await code.fill('GARDE-1', { timeout: 60_000 });
  // A reload would lose this mark.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // The update that fixes the error is the first of this page.
  change("icon: 'contract'", "icon: 'contrat'");
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('S104', { timeout: 30_000 });
  change("icon: 'contrat'", "icon: 'contract'");
  await expect(overlay).toHaveCount(0, { timeout: 30_000 });
  const resume = page.getByRole('button', { name: 'Reprendre la saisie' });
  await resume.click({ timeout: 30_000 });
  await expect(code).toHaveValue('GARDE-1');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  change("'Type de contrat'", "'Genre de contrat'");
  await resume.click({ timeout: 30_000 });
  await expect(code).toHaveValue('GARDE-1');
  await expect(page.getByText('Genre de contrat').first()).toBeVisible(RESTARTED);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('every kind of field is shown at its address', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${server.origin}/dev/kinds?kind=date`);
  await expect(page.locator('section:has(form)').first()).toBeVisible({ timeout: 120_000 });
});
