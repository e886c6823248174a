import type { Page } from '@playwright/test';
import { pdfTexts } from '../support/readPdf';
import { expect, openAs, test } from './fixtures';

// Printing of lists and records; planningExports.spec.ts covers the plan.

test.use({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });

const names = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Sélectionner / });

/** Whether the print styles are present, which the page loads last. */
const hasPrintStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSPageRule)),
  );

async function sheetsOf(page: Page) {
  await expect.poll(() => hasPrintStyles(page)).toBe(true);
  const content = await page.pdf({ preferCSSPageSize: true });
  const [, width = 0, height = 0] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(content.toString('latin1')) ?? [];
  return { sheets: await pdfTexts(content), isLandscape: Number(width) > Number(height) };
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

for (const [where, width] of [
  ['a desk', 1440],
  ['a telephone', 390],
] as const)
  test(
    `a list is printed completely from ${where}, without controls`,
    { tag: width < 600 ? '@long' : [] },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, server, '/adherents');
      await expect(names(page).nth(24)).toBeAttached();
      const listed = await page
        .getByRole('main')
        .getByRole('link', { name: /SA|SCOP/ })
        .allTextContents();
      expect(listed.length).toBeGreaterThan(10);
      const { sheets, isLandscape } = await sheetsOf(page);
      const text = withoutSpaces(sheets.join(' '));
      expect(listed.filter((name) => !text.includes(withoutSpaces(name)))).toEqual([]);
      expect(sheets[0]).toMatch(/^1 \/ \d Adhérents.*Imprimé le /);
      expect(sheets[0]).not.toMatch(
        /Rechercher|Sélectionner|Ajouter un filtre|Colonnes|Créer|Accueil|Lignes par page|Actions/,
      );
      expect(sheets.at(-1)).toMatch(/1–25 sur/);
      if (width < 600) return;
      expect(isLandscape).toBe(true);
      expect(sheets.length).toBeGreaterThan(1);
      for (const sheet of sheets) expect(sheet).toContain('Responsable du suivi');
    },
  );

test('a record is printed in light colours, without controls', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('socle.skin', 'dark'));
  await openAs(page, server, '/adherents');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Coordonnées' })).toBeVisible();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await scheme()).toBe('light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(scheme).toBe('dark');
  const { sheets } = await sheetsOf(page);
  const text = sheets.join(' ');
  expect(text).toMatch(/Imprimé le .*Coordonnées/);
  expect(text).not.toMatch(/Modifier|Supprimer|Informations \d|Contrats \(|Retour/);
});

test('figures are printed with their active filters only', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/statistiques-generales');
  await expect(page.getByText('Effectif médian', { exact: true })).toBeVisible();
  const text = (await sheetsOf(page)).sheets.join(' ');
  expect(text).toMatch(/Statistiques générales.*Imprimé le .*Cette année.*Effectif médian/);
  expect(text).not.toMatch(/Comparer à la période précédente|Structure|Tableau|Exporter/);
});
