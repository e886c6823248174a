import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../support/brokenWords';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

// A language is a preference that the API keeps: other tests would find their person in it.
test.use({ data: 'languages', viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Opens an address in another language, which a device remembers. */
async function openIn(page: Page, server: ServerProcess, path: string, language: string): Promise<void> {
  await openAs(page, server, '/profil');
  await page.evaluate((code) => localStorage.setItem('RaStore.locale', JSON.stringify(code)), language);
  await page.goto(server.origin + path);
}

/** The part of an element's width that its content lacks. */
const beyond = (element: Locator) => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('the month and the count of a day are in one piece in the plan', async ({ page, server }) => {
  await openIn(page, server, '/plannings?affichage=agenda', 'pt');
  const day = page.locator('section[aria-labelledby^=day-]').first();
  const count = day.getByText(/\d+ horários?$/);
  await expect(count).toBeVisible();
  expect(await beyond(count)).toBe(0);
  await page.goto(`${server.origin}/plannings?affichage=mois`);
  const period = page.locator('[aria-haspopup=dialog] [aria-live=polite]');
  await expect(period).toBeVisible();
  expect((await period.boundingBox())?.height).toBeLessThan(28);
});

test('the answers of a decision stay within its card', async ({ page, server }) => {
  await openIn(page, server, '/home', 'de');
  const answers = page.getByRole('button', { name: 'Annehmen', exact: true });
  await expect(answers.first()).toBeVisible();
  const room = await answers.evaluateAll((all) =>
    all.map((one) => {
      const card = one.closest('li')?.getBoundingClientRect();
      return (card?.right ?? 0) - one.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(8);
});

const GAPS = {
  ajoutes: [
    {
      ...{ id: 1, debut: '2026-12-07T08:00:00Z', fin: '2026-12-07T10:00:00Z', typeCreneauId: 1, salarieId: 3 },
      ...{ sousTypeCreneauId: null, entrepriseId: 1, texte: null, etat: 'Prevu' },
    },
  ],
  modifies: [],
  retires: [],
  heures: { salaries: [{ id: 3, avant: 12.5, apres: 11 }], entreprises: [] },
  conflits: [],
};

test('the tables and tabs of a simulation and of requests are not cut', async ({ page, server }) => {
  await page.route('**/api/simulations/1/ecarts', (route) => route.fulfill({ json: GAPS }));
  await openIn(page, server, '/simulations-plannings/details/1', 'de');
  const hours = page.getByRole('region', { name: 'Nach Person' });
  await expect(hours).toBeVisible();
  expect(await beyond(hours)).toBe(0);
  await page.goto(`${server.origin}/demandes-modifications-plannings`);
  await expect(page.getByRole('tab', { name: 'Alle', exact: true })).toBeInViewport({ ratio: 0.9 });
  await page.goto(`${server.origin}/types-contrat/tableur`);
  const search = page.getByPlaceholder('In der Tabelle suchen');
  await expect(search).toBeVisible();
  expect(await beyond(search)).toBe(0);
});

test('the preview of an import breaks no name of a field', async ({ page, server }) => {
  await openIn(page, server, '/types-contrat/import', 'de');
  const buffer = Buffer.from(['Code;Libellé;Ordre d’affichage', 'IMP-1;Importé un;3'].join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'types.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Importé un').first()).toBeVisible();
  await expect(page.locator('main').getByText('Anzeigereihenfolge').last()).toBeVisible();
  expect(await brokenWords(page, 'main')).toEqual([]);
});

test('a title beside two buttons keeps its help, and a summary cuts no time of day', async ({ page, server }) => {
  await openIn(page, server, '/simulations-plannings', 'de');
  const title = page.getByRole('heading', { level: 1, name: 'Simulationen' });
  await expect(title).toBeVisible();
  // The room for a finger around the button takes none from the title.
  await expect(page.locator('.page-help-button')).toHaveCSS('margin-right', '-12px');
  await page.goto(`${server.origin}/fiches-incident/details/10`);
  const time = page
    .locator('dl')
    .first()
    .getByText(/ um \d\d:\d\d$/);
  await expect(time).toBeVisible();
  expect(await beyond(time)).toBe(0);
});

/** Separators that stand at the beginning of a line. */
const begunWithSeparator = () => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let last: number | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: letter, index } of (node.nodeValue ?? '').matchAll(/\S/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + letter.length);
      const { top } = range.getBoundingClientRect();
      if (letter === '·' && last !== undefined && top - last > 4) found.push(node.nodeValue ?? '');
      last = top;
    }
  return found;
};

test('no line begins with a separator', async ({ page, server }) => {
  await openIn(page, server, '/home', 'en');
  await expect(page.getByText(/·\sSocle Nord$/)).toBeVisible();
  expect(await page.evaluate(begunWithSeparator)).toEqual([]);
  await page.goto(`${server.origin}/adherents/historique/2`);
  await expect(page.getByText('Changes of what hangs below it')).toBeVisible();
  expect(await page.evaluate(begunWithSeparator)).toEqual([]);
});

test('a public holiday has its name in the reader’s language', async ({ page, server }) => {
  await openIn(page, server, '/plannings?affichage=semaine&date=2026-12-25', 'en');
  await expect(page.getByText('Christmas Day').first()).toBeVisible();
  await expect(page.getByText('Noël', { exact: true })).toHaveCount(0);
});

test('requests on records and on plans say in the same way when they were made', async ({ page, server }) => {
  const asked = /^Asked on \d{1,2} \w{3,4} \d{4}, \d\d:\d\d\.$/;
  const phone = page.viewportSize();
  if (!phone) throw new Error('the window has no size');
  await openIn(page, server, '/demandes-modifications', 'en');
  for (const path of ['/demandes-modifications', '/demandes-modifications-plannings']) {
    await page.setViewportSize(phone);
    await page.goto(server.origin + path);
    const request = page.getByRole('main').getByRole('listitem').first();
    // Beside the answers there is room for how long ago it was; a wider window has the moment.
    const since = request.getByTitle(asked);
    await expect(since).toBeVisible();
    await expect(since).toHaveText(/^(now|yesterday|\d+ \w+ ago)$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(request.getByText(asked)).toBeVisible();
    await expect(since).toBeHidden();
  }
});
