import { openAsBlob, readFileSync } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { timeline } from '../support/planScreens';
import { pdfTexts } from '../support/readPdf';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

// Exports of the planning: files, prints and feeds.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris' });

const WEEK = '/plannings?affichage=frise&zoom=semaine&date=2026-12-07';
const PICTURE = 'docs/images/telephone.png';

/** Opens the plan. @returns the people whom it has read */
async function openPlan(page: Page, server: ServerProcess): Promise<readonly { readonly name: string }[]> {
  const answer = page.waitForResponse(/\/api\/planning\/salaries/);
  await openAs(page, server, WEEK);
  await expect(timeline(page).locator('[data-slot]').first()).toBeVisible();
  return ((await (await answer).json()) as { readonly items: readonly { readonly name: string }[] }).items;
}

async function exportMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function downloaded(page: Page, button: Locator): Promise<{ readonly name: string; readonly content: Buffer }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

/** Sends a new template as the form does, with the page's token. */
async function postTemplate(server: ServerProcess, token: string, name: string, image?: Blob): Promise<Response> {
  const form = new FormData();
  form.append('libelle', name);
  form.append('couleurPrincipale', '#1e5a8a');
  form.append('couleurSecondaire', '#e8f1f8');
  if (image) form.append('imagePrincipaleFichier', image, 'image.png');
  const headers = { authorization: token, 'accept-language': 'fr' };
  return fetch(`${server.origin}/api/exportPlanningAdherentModeles`, { method: 'POST', headers, body: form });
}

function tokenOf(page: Page): () => string {
  let token = '';
  page.on('request', (request) => (token = request.headers().authorization ?? token));
  return () => token;
}

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Modèle' }).click();
  await page.getByRole('option', { name }).click();
}

test(
  'an image of 50 MB is refused, and a PDF has the two images of its template',
  { tag: '@long' },
  async ({ page, server }, info) => {
    test.slow();
    const token = tokenOf(page);
    await openAs(page, server, '/modele-export-planning/creation');
    const huge = info.outputPath('enorme.png');
    await writeFile(huge, readFileSync(PICTURE));
    await truncate(huge, 50 * 1024 * 1024);
    const [main, second] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').nth(1)];
    await main.setInputFiles(huge);
    await expect(page.getByText(/trop volumineux.*5.Mo au plus/)).toBeVisible();
    // The API refuses it too.
    const refused = await postTemplate(server, token(), 'Énorme', await openAsBlob(huge, { type: 'image/png' }));
    expect([400, 413]).toContain(refused.status);
    expect(await refused.text()).toMatch(/trop volumineux/);

    await main.setInputFiles(PICTURE);
    await second.setInputFiles(PICTURE);
    await page.getByRole('textbox', { name: 'Libellé' }).fill('Deux logos');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Deux logos' })).toBeVisible();

    await page.goto(`${server.origin}/plannings?affichage=jour&date=2026-12-08`);
    await exportMenu(page, /PDF/);
    const dialog = page.getByRole('dialog', { name: 'Exporter le planning en PDF' });
    await chooseTemplate(page, 'Deux logos');
    const { name, content } = await downloaded(page, dialog.getByRole('button', { name: 'Créer le PDF' }));
    expect(name).toMatch(/\.pdf$/);
    expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(content.includes('/Subtype /Image')).toBe(true);
    expect((await pdfTexts(content))[0]).toMatch(/Deux logos.*Le 8 décembre 2026/);
  },
);

test('a template without images and typed dates are enough', { tag: '@long' }, async ({ page, server }) => {
  const token = tokenOf(page);
  await openAs(page, server, '/export-planning-adherent');
  await expect(page.getByText(/dans le document/)).toBeVisible();
  expect((await postTemplate(server, token(), 'Sans logo')).status).toBe(201);
  for (const [name, digits] of [
    ['Du', '08122026'],
    ['Au', '08122026'],
  ] as const) {
    await page.getByRole('group', { name, exact: true }).getByRole('spinbutton').first().click();
    await page.keyboard.type(digits);
  }
  await chooseTemplate(page, 'Sans logo');
  await expect(page.getByText(/^\d+ créneaux dans le document/)).toBeVisible();
  const { content } = await downloaded(page, page.getByRole('button', { name: 'Télécharger le PDF' }));
  expect(content.includes('/Subtype /Image')).toBe(false);
  expect((await pdfTexts(content))[0]).toMatch(/Sans logo.*Le 8 décembre 2026/);
});

test(
  'the print contains everyone, and an export shows progress and can be cancelled',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('socle.skin', 'dark'));
    const staff = await openPlan(page, server);
    const sheets = await pdfTexts(await page.pdf({ preferCSSPageSize: true }));
    const text = sheets.join(' ').replace(/\s+/g, '');
    expect(staff.length).toBeGreaterThan(20);
    expect(staff.filter(({ name }) => !text.includes(name.replace(/\s+/g, '')))).toEqual([]);
    for (const sheet of sheets) expect(sheet).toContain('lun. 7');
    expect(sheets[0]).toContain('7–13 déc. 2026');
    // The print view is gone, and the screen never flashed in the light skin.
    await expect(page.locator('.plan-print')).toHaveCount(0);

    await page.route('**/api/creneaux/exportPlanningExcel', () => undefined);
    await exportMenu(page, /Excel/);
    const dialog = page.getByRole('dialog', { name: 'Export du planning' });
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    const gone = page.waitForEvent('requestfailed');
    await dialog.getByRole('button', { name: 'Abandonner' }).click();
    expect((await gone).url()).toContain('exportPlanningExcel');
    await expect(page.getByText('Téléchargement abandonné')).toBeVisible();
  },
);

test("a calendar reads a person's feed until it is withdrawn", { tag: '@long' }, async ({ page, server }) => {
  const [first, second] = await openPlan(page, server);
  const name = (second ?? first)?.name ?? '';
  await exportMenu(page, /Flux/);
  const dialog = page.getByRole('dialog', { name: 'Flux de calendrier' });
  await dialog.getByRole('combobox', { name: /De quel planning/ }).click();
  await page.getByRole('option', { name: 'Celui d’un salarié' }).click();
  await dialog.getByRole('combobox', { name: 'Salarié' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Créer le flux' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Adresse secrète du flux' }).inputValue();

  const read = await fetch(address);
  expect(read.headers.get('content-type')).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await read.text()) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.startDate.compare(event.endDate)).toBe(-1);

  await dialog.getByRole('button', { name: `Retirer le flux de ${name}` }).click();
  await page
    .getByRole('dialog', { name: /^Retirer ce flux/ })
    .getByRole('button', { name: 'Retirer' })
    .click();
  await expect(page.getByText('Flux retiré')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});
