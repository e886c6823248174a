import type { Page } from '@playwright/test';
import {
  apiOf,
  drag,
  expectColumns,
  fingerOf,
  people,
  placeOf,
  pointIn,
  saveSlot,
  slotsOf,
  timeline,
  timeOf,
} from '../support/planScreens';
import { expect, openAs, test } from './fixtures';

// Every gesture on the plan, with the mouse, the keyboard alone and touch, and its messages.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris' });

const week = (date: string) => `/plannings?affichage=frise&zoom=semaine&date=${date}`;
const announced = (page: Page) => page.locator('[data-said]');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Créneaux sélectionnés' });

async function drawAt(page: Page, name: string, column: number): Promise<void> {
  const { x, y } = await placeOf(page, name, column);
  await drag(page, { x: x - 20, y }, { x: x + 10, y });
  await saveSlot(page);
}

test('slots are drawn, resized, moved together, copied to others, deleted and restored with the mouse', async ({
  page,
  server,
}) => {
  await openAs(page, server, week('2028-01-10'));
  const [one = '', other = ''] = await people(page);
  await drawAt(page, one, 0);
  await drawAt(page, one, 2);
  await expectColumns(page, one, [2, 4]);
  // Dragging its edge adds a day, and a bubble at the pointer shows the new time.
  const end = await pointIn(slotsOf(page, one).first(), 0.99);
  await drag(page, end, await placeOf(page, one, 1), () =>
    expect(page.locator('.edit-bubble')).toContainText('Le créneau passe minuit'),
  );
  await expect(slotsOf(page, one).first()).toHaveAttribute('aria-label', /^10\/01 09:00–11\/01 12:00/);
  // Offers daily slots, because a continuous slot over several days is rarely intended.
  await page.getByRole('button', { name: 'Plutôt un créneau par jour' }).click();
  await expectColumns(page, one, [2, 3, 4]);
  await timeline(page).focus();
  await page.keyboard.press('Control+z');
  await expect(slotsOf(page, one).first()).toHaveAttribute('aria-label', /^10\/01 09:00–11\/01 12:00/);
  await page.keyboard.press('Control+z');
  await expect(slotsOf(page, one).first()).toHaveAttribute('aria-label', /^09:00–12:00/);
  await slotsOf(page, one).first().click();
  await slotsOf(page, one)
    .last()
    .click({ modifiers: ['Control'] });
  await expect(bar(page)).toContainText('2 créneaux sélectionnés');
  await drag(page, await pointIn(slotsOf(page, one).first()), await placeOf(page, other, 1));
  await expectColumns(page, other, [3, 5]);
  await expectColumns(page, one, []);
  await bar(page).getByRole('button', { name: 'Copier' }).click();
  const free = await placeOf(page, one, 0);
  await page.mouse.click(free.x, free.y);
  await bar(page).getByRole('button', { name: 'Coller' }).click();
  await expectColumns(page, one, [2, 4]);
  await bar(page).getByRole('button', { name: 'Supprimer' }).click();
  await expectColumns(page, one, []);
  await page.getByRole('button', { name: 'Annuler (Ctrl+Z)' }).click();
  await expectColumns(page, one, [2, 4]);
  await page.getByRole('button', { name: 'Rétablir (Ctrl+Y)' }).click();
  await expectColumns(page, one, []);
  await page.reload();
  await expectColumns(page, other, [3, 5]);
});

test(
  'absences, validated months and clashes are shown at the pointer, and errors are refused',
  { tag: '@long' },
  async ({ page, server }) => {
    const api = apiOf(page);
    await openAs(page, server, week('2028-02-07'));
    const [one = '', other = ''] = await people(page);
    await drawAt(page, one, 0);
    const staff = await api<{ items: readonly { id: number; name: string }[] }>('GET', 'planning/salaries');
    const types = await api<{ items: readonly { id: number; compteTravail: boolean }[] }>('GET', 'typesCreneau');
    const idOf = (name: string) => staff.items.find((person) => person.name === name)?.id ?? 0;
    const leave = types.items.find(({ compteTravail }) => !compteTravail)?.id;
    const absence = { typeCreneauId: leave, debut: '2028-02-09T08:00:00Z', fin: '2028-02-09T16:00:00Z' };
    await api('POST', 'creneaux', { ...absence, salarieId: idOf(one) });
    await api('PUT', `Utilisateurs/${idOf(other)}/validationsPlannings/02-2028`, { etat: 'Acceptee' });
    await page.reload();
    await expectColumns(page, one, [2, 4]);
    const work = slotsOf(page, one).first();
    await drag(page, await pointIn(work), await placeOf(page, one, 2), () =>
      expect(page.locator('.edit-bubble')).toContainText('Absence'),
    );
    await expect(page.getByText(/^Impossible\. Le salarié est absent/).first()).toBeVisible();
    await drag(page, await pointIn(work), await placeOf(page, other, 0), () =>
      expect(page.locator('.edit-bubble')).toContainText('Le mois est validé pour ce salarié'),
    );
    await expectColumns(page, other, []);
    // The bubble also warns while drawing, before the form opens.
    const { x, y } = await placeOf(page, other, 3);
    await drag(page, { x: x - 20, y }, { x: x + 10, y }, () =>
      expect(page.locator('.edit-bubble')).toContainText('Le mois est validé'),
    );
    await expect(page.getByRole('dialog', { name: 'Nouveau créneau' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectColumns(page, one, [2, 4]);
  },
);

test('the same works with the keyboard alone, with announcements', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, week('2028-03-06'));
  const [, one = '', other = ''] = await people(page);
  await timeline(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Enregistrer/ })
    .press('Enter');
  // The focus returns to the new slot.
  await expect(timeline(page)).toBeFocused();
  await expect(slotsOf(page, one)).toHaveAttribute('data-focus', '');
  await expect(announced(page)).toContainText(`${one}, lundi 6 mars 2028`);
  await page.keyboard.press('Alt+ArrowRight');
  await expectColumns(page, one, [3]);
  await expect(announced(page)).toContainText('1 créneau déplacé.');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(slotsOf(page, one)).toHaveAttribute('aria-label', /^07\/03 09:00–08\/03 12:00/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+d');
  await expectColumns(page, one, [3, 4]);
  // The keyboard focus is on the copy, which moves to the next person.
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect(announced(page)).toContainText(`${other}, mercredi 8 mars 2028`);
  await page.keyboard.press('Enter');
  await expectColumns(page, other, [4]);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expectColumns(page, other, [4, 5]);
  await page.keyboard.press('Delete');
  await expectColumns(page, other, [4]);
  await page.keyboard.press('Control+z');
  await expectColumns(page, other, [4, 5]);
  await expect(timeline(page)).toBeFocused();
  // Tab leaves the timeline: there is no keyboard trap.
  await page.keyboard.press('Tab');
  await expect(timeline(page)).not.toBeFocused();
});

test('weeks and months are edited with mouse and keyboard', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/plannings?affichage=semaine&date=2028-04-03');
  await drag(page, await timeOf(page, 0, 9), await timeOf(page, 0, 10.75));
  const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
  await dialog.getByRole('combobox', { name: 'Salarié' }).click();
  await page.getByRole('option').first().click();
  await saveSlot(page);
  const events = page.locator('.rbc-event');
  await expect(events).toContainText('09:00 – 11:00');
  await drag(page, await pointIn(events, 0.5, 0.55), await timeOf(page, 5, 14), () =>
    expect(page.locator('.edit-bubble')).toContainText('Pendant le week-end'),
  );
  await expect(events).toContainText('13:00 – 15:00');
  await drag(page, await pointIn(events, 0.5, 0.97), await timeOf(page, 5, 15.5));
  await expect(events).toContainText('13:00 – 15:45');
  await events.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(announced(page)).toContainText('1 créneau déplacé.');
  await expect(events).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(events).toHaveCount(2);
  await events.first().click({ modifiers: ['Control'] });
  await expect(bar(page)).toContainText('2 créneaux sélectionnés');
  await page.keyboard.press('Delete');
  await expect(events).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(events).toHaveCount(2);

  await page.getByRole('button', { name: 'Mois', exact: true }).click();
  const day = (date: number) => page.locator('[data-day]:not([data-outside])').nth(date - 1);
  await expect(day(7).locator('[data-slot]')).toHaveCount(1);
  await drag(page, await pointIn(day(7).locator('[data-slot]')), await pointIn(day(12), 0.5, 0.8));
  await expect(day(12).locator('[data-slot]')).toHaveCount(1);
  await day(12).locator('[data-slot]').focus();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(day(19).locator('[data-slot]')).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await expect(announced(page)).toContainText('mardi 18 avril 2028');
  await page.keyboard.press('Enter');
  await expect(day(18).locator('[data-slot]')).toBeFocused();
});

test(
  'the second of two writers is told who was first, and chooses',
  { tag: '@long' },
  async ({ page, server, browser }) => {
    await openAs(page, server, week('2028-05-15'));
    const [one = '', other = ''] = await people(page);
    await drawAt(page, one, 0);
    const second = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
    await openAs(second, server, week('2028-05-15'));
    await expectColumns(second, one, [2]);
    await drag(page, await pointIn(slotsOf(page, one)), await placeOf(page, one, 2));
    await expect(page.getByText('Créneau déplacé.').first()).toBeVisible();

    const told = second.getByRole('dialog', { name: 'Ce créneau a changé entre-temps' });
    await drag(second, await pointIn(slotsOf(second, one)), await placeOf(second, other, 0));
    await expect(told).toContainText('l’a modifié à');
    await expect(told).toContainText(`Maintenant${one}, mercredi 17 mai 2028, 09:00 – 12:00`);
    await expect(told).toContainText(`Vous vouliez${other}, lundi 15 mai 2028, 09:00 – 12:00`);
    await told.getByRole('button', { name: 'Laisser ainsi' }).click();
    await expectColumns(second, one, [4]);

    await drag(page, await pointIn(slotsOf(page, one)), await placeOf(page, one, 3));
    await expectColumns(page, one, [5]);
    await drag(second, await pointIn(slotsOf(second, one)), await placeOf(second, other, 1));
    await told.getByRole('button', { name: 'Reprendre mon changement' }).click();
    await expectColumns(second, other, [3]);
    await second.context().close();
  },
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('touch scrolls, draws, opens the bar, resizes and moves', { tag: '@long' }, async ({ page, server }) => {
    await openAs(page, server, week('2028-06-12'));
    const names = await people(page);
    const [one = '', other = ''] = names.slice(3);
    const finger = await fingerOf(page);
    // A long press starts drawing.
    await finger.down(await placeOf(page, one, 1));
    await expect(page.locator('.edit-bubble')).toContainText('mardi 13 juin 2028');
    await finger.up();
    await saveSlot(page);
    const slot = slotsOf(page, one);
    await expect(slot).toHaveAttribute('aria-colindex', '3');
    await slot.tap();
    await expect(bar(page).getByRole('button', { name: 'Ouvrir' })).toBeInViewport();
    const grip = page.locator('[data-grip=end]');
    const end = await pointIn(grip);
    await finger.down(end);
    await finger.move({ x: end.x + 48, y: end.y });
    await finger.up();
    await expect(slot).toHaveAttribute('aria-label', /^13\/06 09:00–14\/06 12:00/);
    await finger.down(await pointIn(slot));
    await expect(page.locator('.edit-ghost')).toBeVisible();
    const to = await placeOf(page, other, 2);
    await finger.move(to);
    await finger.up();
    await expect(slotsOf(page, other)).toHaveCount(1);
    const scrolled = () => timeline(page).evaluate((grid) => grid.scrollTop);
    await finger.swipe({ x: to.x, y: to.y + 150 }, { x: to.x, y: to.y - 50 });
    await expect.poll(scrolled).toBeGreaterThan(40);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // The same in the hours of a week.
    await page.goto(`${server.origin}/plannings?affichage=semaine&date=2028-06-19`);
    await finger.down(await timeOf(page, 1, 9));
    await expect(page.locator('.edit-bubble')).toContainText('mardi 20 juin 2028, 09:00–10:00');
    await finger.up();
    const dialog = page.getByRole('dialog', { name: 'Nouveau créneau' });
    await dialog.getByRole('combobox', { name: 'Salarié' }).tap();
    await page.getByRole('option').first().tap();
    await saveSlot(page);
    const event = page.locator('.rbc-event');
    await finger.down(await pointIn(event, 0.5, 0.55));
    await expect(page.locator('.edit-bubble')).toBeVisible();
    await finger.move(await timeOf(page, 2, 10.5));
    await finger.up();
    // A narrow column shows the start alone.
    await expect(event).toHaveAttribute('title', /10:00\s– 11:00/);
    await event.tap();
    await expect(bar(page)).toContainText('1 créneau sélectionné');
    await expect(bar(page)).toContainText(/mer\. 21, 10:00\s– 11:00/);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Without a keyboard, the tools name no keys.
    await page.getByRole('button', { name: 'Autres outils' }).tap();
    const tools = page.getByRole('dialog', { name: 'Autres outils' });
    await expect(tools.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible();
  });
});
