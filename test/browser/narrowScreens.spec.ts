import type { Page } from '@playwright/test';
import { brokenWords } from '../support/brokenWords';
import { watchShifts } from '../support/drive/watchShifts';
import { demoPerson } from '../support/people';
import { expect, openAs, test } from './fixtures';

test.use({ viewport: { width: 360, height: 800 } });

const widthBeyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a title wraps between words beside its buttons on the narrowest telephone', async ({ page, server }) => {
  await openAs(page, server, '/fiches-incident/details/10');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('permanence');
  expect(await brokenWords(page, 'h1')).toEqual([]);
  expect(await page.evaluate(widthBeyond)).toBe(0);
});

test('the API documentation wraps addresses before a slash or between words', async ({ page, server }) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'de' });
  await page.goto(`${server.origin}/docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(widthBeyond)).toBe(0);
  expect(await brokenWords(page, '.path')).toEqual([]);
  await page.goto(`${server.origin}/docs/errors`);
  const table = page.locator('.scroll');
  await expect(table).toBeVisible();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the organisation chart and a panel above a list cause no layout shift while they load', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/home');
  const moved = await watchShifts(page);
  await page.goto(`${server.origin}/trombinoscope?vue=organigramme`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await moved()).toBeLessThan(0.02);
  // The panel above the rows waits until they have loaded.
  await page.goto(`${server.origin}/bi-acces`);
  await page.getByRole('region', { name: 'Mes rapports' }).waitFor();
  await page.locator('li[data-record]').first().waitFor();
  expect(await moved()).toBeLessThan(0.02);
  // The choice of cards or a board renders after the filters beside it.
  await page.goto(`${server.origin}/mes-signalements`);
  await page.getByRole('button', { name: 'Calendrier' }).waitFor();
  expect(await moved()).toBeLessThan(0.02);
});

test('on a telephone staff find their requests beside the button that makes one', async ({ page, server }) => {
  await openAs(page, server, '/plannings', demoPerson('consultant', 'nord'));
  await expect(page.getByRole('button', { name: 'Proposer un créneau' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Mes demandes' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(widthBeyond)).toBe(0);
});

test('labels and addresses of a summary are shown in full', async ({ page, server }) => {
  await openAs(page, server, '/adherents/details/2');
  const summary = page.getByRole('region', { name: 'L’essentiel' });
  await expect(summary.getByText('Gestionnaire administratif')).toBeVisible();
  const address = summary.getByRole('link', { name: /@/ }).first();
  await expect(address).toBeVisible();
  const cut = () =>
    summary
      .locator('dt, dd, dd *')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'hidden'
            ? [part.textContent]
            : [],
        ),
      );
  expect(await cut()).toEqual([]);
});

test('the filter of the menu stays in reach where the menu is scrolled to the entry of the page', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/changelog-types');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('link', { name: 'Types de nouveauté' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Filtrer le menu' })).toBeInViewport({ ratio: 1 });
});

test('a section of the menu that opens at the window’s end comes into view', async ({ page, server }) => {
  await openAs(page, server, '/home');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const last = menu.getByRole('button', { expanded: false }).last();
  await last.click();
  const opened = menu.getByRole('list').last();
  await expect(opened.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

test('the first of tabs that scroll begins where the page does', async ({ page, server }) => {
  await openAs(page, server, '/access-control');
  await page.getByText('Carpentier Cédric').first().click();
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const startOf = async () => (await tabs.first().boundingBox())?.x ?? Infinity;
  await expect.poll(startOf).toBeLessThan(24);
});

test('a breadcrumb of two lines begins none of them with its separator', async ({ page, server }) => {
  await openAs(page, server, '/adherents/historique/2');
  const here = page.getByRole('navigation', { name: 'Fil d’Ariane' }).locator('[aria-current=page]');
  await expect(here).toHaveText('Historique');
  const separators = await here.evaluate((element) => [
    getComputedStyle(element, '::before').content,
    getComputedStyle(element, '::after').content,
  ]);
  expect(separators).toEqual(['none', 'none']);
});

test('the thumb of a switch stays within its track', async ({ page, server }) => {
  await openAs(page, server, '/types-contrat/modification/1');
  const actif = page.getByRole('switch', { name: 'Actif' });
  await expect(actif).toBeChecked();
  const beyond = () =>
    actif.evaluate((input) => {
      const root = input.closest('.MuiSwitch-root')?.getBoundingClientRect();
      const thumb = input.parentElement?.querySelector('.MuiSwitch-thumb')?.getBoundingClientRect();
      return root && thumb ? thumb.right - root.right : Infinity;
    });
  // It slides.
  await expect.poll(beyond).toBeLessThan(0);
});

test('the selection bar is one line on the narrowest telephone', async ({ page, server }) => {
  await openAs(page, server, '/categories-socio-pro');
  await page.getByRole('checkbox').nth(1).click();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar.getByRole('button', { name: /^Tout sélectionner/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  await expect(bar.getByRole('status')).toContainText('1 sélectionné');
  const tops = await bar.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
});

/** Scrolls down, then a little back: only then does the button to the top appear on a phone. */
const scrollBack = (page: Page, to: number) =>
  page.evaluate(async (top) => {
    window.scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    window.scrollBy(0, -40);
  }, to);

test('the button to the top leaves those of a form free', async ({ page, server }) => {
  await openAs(page, server, '/adherents/modification/1');
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await save.waitFor();
  await scrollBack(page, 440);
  const toTop = await page.getByRole('button', { name: 'Remonter en haut de la page' }).boundingBox();
  const bar = await save.boundingBox();
  expect((toTop?.y ?? Infinity) + (toTop?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Those of an import take several lines; only in a low window is its page long enough for the button.
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(`${server.origin}/types-contrat/import`);
  // Enough of them for a page that scrolls.
  const refused = Array.from({ length: 15 }, (_, index) => `IMP-${index + 2};`);
  const buffer = Buffer.from(['Code;Libellé', 'IMP-1;Importé un', ...refused].join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'types.csv', mimeType: 'text/csv', buffer });
  const apply = page.getByRole('button', { name: /^Appliquer seulement/ });
  await expect(apply).toBeVisible();
  await scrollBack(page, 99_999);
  const [above, below] = [page.getByRole('button', { name: 'Remonter en haut de la page' }), page.locator('.form-bar')];
  await expect(above).toBeVisible();
  const [end, start] = [await above.boundingBox(), await below.boundingBox()];
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
});

test('what is selected stands at the bottom of a phone, with the button to the top above it', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents');
  const card = page.locator('li[data-record]').first();
  const box = card.getByRole('checkbox');
  await box.check();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toBeInViewport();
  const start = await bar.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(height - (start?.y ?? 0) - (start?.height ?? 0)).toBeLessThanOrEqual(24);
  await scrollBack(page, 600);
  const above = page.getByRole('button', { name: 'Remonter en haut de la page' });
  await expect(above).toBeVisible();
  const end = await above.boundingBox();
  expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});
