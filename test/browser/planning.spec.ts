import type { Locator, Page } from '@playwright/test';
import { demoPerson } from '../support/people';
import { expect, openAs, test } from './fixtures';

// The planning screens with the mouse, the keyboard alone, and touch.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris' });

// A week without slots of other tests.
const WEEK = '2027-09-06';
const TIMELINE = `/plannings?affichage=frise&zoom=semaine&date=${WEEK}`;

const timeline = (page: Page): Locator => page.getByRole('grid', { name: 'Planning de l’équipe' });
const rowOf = (page: Page, name: string): Locator =>
  timeline(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const slotsOf = (page: Page, name: string): Locator => rowOf(page, name).locator('[data-slot]');

/** The middle of a day in a person's row. @param day 0 for the first one */
async function placeOf(page: Page, name: string, day: number): Promise<{ readonly x: number; readonly y: number }> {
  const row = await rowOf(page, name).boundingBox();
  const head = await timeline(page)
    .getByRole('columnheader')
    .nth(day + 1)
    .boundingBox();
  if (!row || !head) throw new Error('the timeline is not drawn');
  return { x: head.x + head.width / 2, y: row.y + row.height / 2 };
}

async function saveSlot(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Enregistrer/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function people(page: Page): Promise<readonly string[]> {
  await expect(timeline(page).getByRole('rowheader').first()).toBeVisible();
  const names = await timeline(page).getByRole('rowheader').allInnerTexts();
  return names.map((text) => text.split('\n')[0] ?? '').filter((name) => name !== 'Pour tous');
}

test('views, dates and filters are in the address, and the back button restores them', async ({ page, server }) => {
  await openAs(page, server, '/plannings?date=2026-12-08');
  await expect(timeline(page)).toBeVisible();
  await page.getByRole('button', { name: 'Agenda', exact: true }).click();
  await expect(page).toHaveURL(/affichage=agenda/);
  await page.getByRole('button', { name: 'Calendrier', exact: true }).click();
  await page.getByRole('button', { name: 'Année', exact: true }).click();
  await expect(page).toHaveURL(/affichage=annee/);
  await expect(page.getByText(/^décembre$/i)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/affichage=agenda/);
  await page.getByRole('button', { name: 'Période suivante' }).click();
  await expect(page).not.toHaveURL(/date=2026-12-08/);
});

test('a slot is drawn and moved with the mouse, undone and redone', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, TIMELINE);
  const [name = ''] = await people(page);
  const from = await placeOf(page, name, 0);
  await page.mouse.move(from.x - 20, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
  await dialog.getByRole('textbox', { name: 'Texte' }).fill('Dessiné au pointeur');
  await saveSlot(page);
  const slot = slotsOf(page, name);
  await expect(slot).toHaveAttribute('aria-colindex', '2');
  const box = await slot.boundingBox();
  const to = await placeOf(page, name, 2);
  if (!box) throw new Error('the slot is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(slot).toHaveAttribute('aria-colindex', '4');
  await page.getByRole('button', { name: 'Annuler (Ctrl+Z)' }).click();
  await expect(slot).toHaveAttribute('aria-colindex', '2');
  await page.getByRole('button', { name: 'Rétablir (Ctrl+Y)' }).click();
  await expect(slot).toHaveAttribute('aria-colindex', '4');
  // Said at once to those who listen, shown once it is stored.
  await expect(page.locator('.MuiAlert-root', { hasText: /Action rétablie\s:\s«\sCréneau déplacé\s»/ })).toBeVisible();
  // A reload shows what was stored.
  await page.reload();
  await expect(slot).toHaveAttribute('aria-colindex', '4');
});

test('a slot is created, moved, duplicated, deleted and restored with the keyboard alone', async ({ page, server }) => {
  await openAs(page, server, TIMELINE);
  const [, name = ''] = await people(page);
  await timeline(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
  await expect(dialog.getByRole('combobox', { name: 'Salarié' })).toHaveValue(name);
  // The panel does not cover the plan, which would hide its role.
  await expect(timeline(page)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Texte' }).focus();
  await page.keyboard.type('Au clavier');
  await dialog.getByRole('button', { name: /^Enregistrer/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const slots = slotsOf(page, name);
  await expect(slots).toHaveCount(1);
  await expect(timeline(page)).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(slots).toHaveAttribute('aria-colindex', '3');
  await page.keyboard.press('Control+d');
  await expect(slots).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(slots).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(slots).toHaveCount(2);
});

test(
  'a series is previewed before it is created, and deleted from one slot on',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, TIMELINE.replace(WEEK, '2027-10-04'));
    const [, , name = ''] = await people(page);
    await timeline(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
    await dialog.getByRole('switch', { name: 'Répéter ce créneau' }).check();
    await expect(dialog.getByText(/lundi 4 octobre 2027|4 oct\. 2027/).first()).toBeVisible();
    await saveSlot(page);
    await expect(slotsOf(page, name)).toHaveCount(1);
    await page.getByRole('button', { name: 'Période suivante' }).click();
    await expect(page).toHaveURL(/2027-10-11/);
    await expect(slotsOf(page, name)).toHaveCount(1);
    await slotsOf(page, name).click();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').last().getByText('Celui-ci et les suivants').click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /Supprimer|Continuer|Valider/ })
      .click();
    await expect(slotsOf(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Période précédente' }).click();
    await expect(slotsOf(page, name)).toHaveCount(1);
  },
);

test('the day of a slot is typed with leading zeros, and its end follows', async ({ page, server }) => {
  await openAs(page, server, TIMELINE);
  await page.getByRole('button', { name: 'Nouveau créneau' }).click();
  const start = page.getByRole('dialog').getByRole('group', { name: /^Début/ });
  await start.getByRole('spinbutton', { name: 'Jour' }).click();
  await page.keyboard.type('030120280830');
  await expect(start.getByRole('spinbutton')).toHaveText(['03', '01', '2028', '08', '30']);
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Fin/ }).getByRole('spinbutton').nth(2)).toHaveText(
    '2028',
  );
});

test('a person who is chosen gets the hours that a cell would propose, and a series its end in sight', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, TIMELINE);
  await page.getByRole('button', { name: 'Nouveau créneau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
  const hour = dialog.getByRole('group', { name: 'Fin' }).getByRole('spinbutton', { name: /Heure/i });
  await expect(hour).toHaveText('12');
  await dialog.getByRole('switch', { name: 'Répéter ce créneau' }).check();
  await expect(dialog.getByRole('spinbutton', { name: 'Nombre de fois' })).toBeInViewport({ ratio: 1 });
  const dates = dialog.getByRole('list', { name: 'Dates de la série' });
  await dates.getByRole('checkbox').nth(1).uncheck();
  await expect(dates.getByRole('listitem').nth(1)).toHaveText('lundi 13 septembre 2027');
  await expect(dialog.getByText('Tous les lundis, 10 fois, sauf le 13 septembre 2027')).toBeVisible();
  await dates.getByRole('checkbox').nth(1).check();
  await expect(dialog.getByText('Tous les lundis, 10 fois', { exact: true })).toBeVisible();
});

test('errors are shown before saving', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, TIMELINE);
  await page.getByRole('button', { name: 'Nouveau créneau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
  const end = dialog.getByRole('group', { name: 'Fin' });
  await end.getByRole('spinbutton', { name: /Heure/i }).fill('06');
  await expect(dialog.getByText('La fin doit être après le début', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Enregistrer/ })).toBeDisabled();
});

test('the palette leads staff to a proposal, once', async ({ page, server }) => {
  await openAs(page, server, '/periodicites', demoPerson('consultant', 'nord'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Rechercher ou aller à' }).fill('demande');
  await page.getByRole('option', { name: /^Proposer un créneau/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer un créneau' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/plannings$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('staff propose changes in their own plan, and a planner accepts', async ({ page, server, browser }) => {
  await openAs(page, server, `/plannings?affichage=semaine&date=${WEEK}`, demoPerson('consultant', 'nord'));
  await page.getByRole('button', { name: 'Proposer un créneau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer un créneau' });
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Un adhérent le demande');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/en attente/).first()).toBeVisible();

  const planner = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await openAs(planner, server, '/demandes-modifications-plannings');
  const request = planner.getByRole('listitem').filter({ hasText: 'Un adhérent le demande' });
  await request.getByRole('button', { name: 'Accepter' }).click();
  await planner.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
  await expect(request).toHaveCount(0);
  await planner.getByRole('tab', { name: 'Acceptées' }).click();
  await expect(request.getByText('Acceptée')).toBeVisible();
  await planner.context().close();

  await page.reload();
  await expect(page.locator('.rbc-event')).toHaveCount(1);
});

test('a simulation is drawn over the plan and validated', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/simulations-plannings/creation');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Essai de septembre');
  for (const [label, day] of [
    ['Du', '01'],
    ['Au', '30'],
  ] as const) {
    const group = page.getByRole('group', { name: label });
    await group.getByRole('spinbutton').first().focus();
    await page.keyboard.type(`${day}092027`);
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Ouvrir dans le planning' }).click();
  await expect(page.getByText(/Vous êtes dans la simulation/)).toBeVisible();
  await page.getByRole('button', { name: 'Nouveau créneau' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Salarié' }).click();
  await page.getByRole('option').first().click();
  await saveSlot(page);
  await page.goBack();
  // The panel's button is the page's only one to validate, and its main one.
  await expect(page.getByRole('button', { name: 'Valider le changement' })).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: /^Valider/ })).toHaveCount(1);
  await expect(page.locator('main .MuiButton-contained')).toHaveCount(1);
  await page.getByRole('button', { name: 'Valider le changement' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Valider/ })
    .click();
  await expect(page.getByText('Validée', { exact: true })).toBeVisible();
});

test('a panel lies over the plan, beside its slot, and nothing below moves', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, server, '/plannings?affichage=frise&date=2026-12-07');
  const slots = timeline(page).locator('[data-slot]');
  const boxes = () => slots.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await expect(slots.first()).toBeVisible();
  const before = await boxes();
  const panel = page.getByRole('dialog', { name: 'Modifier le créneau' });
  const opened = new Set<number>();
  for (const column of [9, 32]) {
    const slot = timeline(page).locator(`[data-slot][aria-colindex="${column}"]`).first();
    await slot.dblclick();
    await expect(panel).toBeVisible();
    const [over, own] = [await panel.boundingBox(), await slot.boundingBox()];
    if (!over || !own) throw new Error('a panel and its slot are drawn');
    expect(own.x + own.width <= over.x || own.x >= over.x + over.width).toBe(true);
    opened.add(over.x);
    expect(await boxes()).toEqual(before);
    await panel.getByRole('button', { name: 'Fermer' }).click();
  }
  expect(opened.size).toBe(2);
});

test('month labels show what tells their titles apart and when they begin, without a cut word', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/plannings?affichage=frise&date=2026-12-07');
  const narrow = timeline(page).locator('[data-slot]').first();
  await expect(narrow).toHaveAttribute('data-label', /^\p{L}.*\n\d+(?:h(?:\d+)?|:\d+)$/u);
  expect(await narrow.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // Without slots of their own, weekends leave their room to the other days.
  const heads = timeline(page).getByRole('columnheader');
  const day = async (number: number) => (await heads.nth(number).boundingBox())?.width;
  expect(await day(5)).toBeLessThan(24);
  expect(await day(7)).toBeGreaterThan(40);
  await page.setViewportSize({ width: 3300, height: 900 });
  const long = timeline(page).locator('[data-slot]').filter({ hasText: /.{24}/ }).first();
  await expect(long).toHaveCSS('text-overflow', 'ellipsis');
  expect(await long.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
});

test('the visible plan is exported as a workbook', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/plannings?affichage=frise&zoom=semaine&date=2026-12-07');
  await expect(timeline(page)).toBeVisible();
  await page.getByRole('button', { name: 'Exporter' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a slot is opened and moved by touch', { tag: '@long' }, async ({ page, server }) => {
    await openAs(page, server, TIMELINE.replace(WEEK, '2026-12-07'));
    const first = timeline(page).locator('[data-slot]').first();
    await first.tap();
    await expect(page.getByRole('toolbar', { name: 'Créneaux sélectionnés' })).toBeVisible();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Modifier le créneau' })).toBeVisible();
    expect(name).not.toBe('');
    // Nothing is wider than the telephone.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
