import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demonstrationStorage } from '../support/demonstration';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

/** Below the checkout, so that packages are found, and where no other test looks for sources. */
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

/** Calls wait for the server, which starts anew. */
const RESTARTED = { timeout: 60_000 };

let copy = '';
let server: ServerProcess;

const declaration = () => join(copy, 'src/resources/schemas/contrats.ts');

/** Saves the declarations of contracts with one text in the place of another. */
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
  // Vite keeps what it makes of packages beside them; a file of the build names this one by its path.
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
  'a saved declaration is on the open page; a wrong one is said there, and the page goes on once it is mended',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000);
    // The first page makes what the others load at once.
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
    // The page and its server are as they were.
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

test('what was typed is offered again where a declaration is saved below it', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, server, '/types-contrat/creation');
  const code = page.getByRole('textbox', { name: /^Code/ });
  await code.fill('GARDE-1', { timeout: 60_000 });
  // No other page: what it holds stays.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // The first update of this page is the one that mends.
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
