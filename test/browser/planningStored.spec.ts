import type { Locator, Page } from '@playwright/test';
import { apiOf, expectColumns, makeSlots, people, saveSlot, slotsOf, timeline } from '../support/planScreens';
import { expect, openAs, test } from './fixtures';

// New slots appear at once and get their real id with the response; they can be edited at any time.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris' });

/** When the response arrives: before the slot is picked up, while it is carried, or after it is dropped. */
const MOMENTS = ['before', 'taken', 'stepped', 'dropped'] as const;
type Moment = (typeof MOMENTS)[number];

/**
 * Delays the response to the next change set. Call it before the page opens, because a key press may precede the
 * route.
 */
async function answersOf(page: Page) {
  let held: Promise<void> | undefined;
  let letGo = () => {};
  await page.route('**/api/changeSets', async (route) => {
    const mine = held;
    held = undefined;
    if (!mine) return route.continue();
    const response = await route.fetch();
    const [status, headers, body] = [response.status(), response.headers(), await response.body()];
    await mine;
    return route.fulfill({ status, headers, body });
  });
  return {
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    /** Releases the response, and waits until it is rendered. */
    letGo: async () => {
      letGo();
      await expect(page.locator('[data-slot^="-"]')).toHaveCount(0);
    },
  };
}

/** Creates a slot of the first person on each of these days. @returns their name */
async function makeFirstSlots(page: Page, days: readonly string[]): Promise<string> {
  const api = apiOf(page);
  await page.reload();
  const [name = ''] = await people(page);
  await makeSlots(api, name, days);
  return name;
}

interface Steps {
  readonly page: Page;
  readonly answers: Awaited<ReturnType<typeof answersOf>>;
  readonly moment: Moment;
  readonly make: () => Promise<void>;
  readonly made: Locator;
}

/** Creates a slot, picks it up, moves it a day back and drops it; the response arrives at the given moment. */
async function makeAndCarry({ page, answers, moment, make, made }: Steps): Promise<void> {
  const at = async (now: Moment) => {
    if (now === moment) await answers.letGo();
  };
  answers.hold();
  await make();
  await expect(made).toHaveAttribute('data-slot', /^-/);
  await at('before');
  await page.keyboard.press('m');
  await at('taken');
  await page.keyboard.press('ArrowLeft');
  await at('stepped');
  await page.keyboard.press('Enter');
  await at('dropped');
}

/** The same weekday of consecutive weeks, one per moment. */
const weeksFrom = (first: string): readonly (readonly [Moment, string])[] =>
  MOMENTS.map((moment, week) => [
    moment,
    new Date(Date.parse(first) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  ]);

test('in a month, a pasted slot can be moved on, whenever it is stored', { tag: '@long' }, async ({ page, server }) => {
  const weeks = weeksFrom('2038-03-02');
  const answers = await answersOf(page);
  await openAs(page, server, '/plannings?affichage=frise&zoom=semaine&date=2038-03-01');
  await makeFirstSlots(
    page,
    weeks.map(([, day]) => day),
  );
  await page.goto(`${server.origin}/plannings?affichage=mois&date=2038-03-01`);
  const slotsOn = (date: number) =>
    page
      .locator('[data-day]:not([data-outside])')
      .nth(date - 1)
      .locator('[data-slot]');
  for (const [moment, day] of weeks) {
    const date = Number(day.slice(-2));
    await slotsOn(date).focus();
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const make = async () => {
      await page.keyboard.press('Control+v');
      await expect(slotsOn(date + 2)).toBeFocused();
    };
    await makeAndCarry({ page, answers, moment, make, made: slotsOn(date + 2) });
    await expect(slotsOn(date + 1), moment).toBeFocused();
    await expect(slotsOn(date + 2), moment).toHaveCount(0);
    // The slot keeps the focus under its real id.
    await page.keyboard.press('Delete');
    await expect(slotsOn(date + 1), moment).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(slotsOn(date + 1), moment).toHaveCount(1);
  }
});

test(
  'in a week, a duplicated slot can be moved on, whenever it is stored',
  { tag: '@long' },
  async ({ page, server }) => {
    const weeks = weeksFrom('2038-05-04');
    const answers = await answersOf(page);
    await openAs(page, server, '/plannings?affichage=frise&zoom=semaine&date=2038-05-03');
    await makeFirstSlots(
      page,
      weeks.map(([, day]) => day),
    );
    const column = (day: number) => page.locator('.rbc-day-slot').nth(day).locator('.rbc-event');
    for (const [moment, day] of weeks) {
      await page.goto(`${server.origin}/plannings?affichage=semaine&date=${day}`);
      await column(1).focus();
      const make = async () => {
        await page.keyboard.press('Control+d');
        await expect(column(2)).toBeFocused();
      };
      const steps = { page, answers, moment, make, made: column(2).locator('[data-slot]') };
      await makeAndCarry(steps);
      // Of two simultaneous slots, the copy has the focus.
      await expect(column(1), moment).toHaveCount(2);
      await expect(page.locator('.rbc-event.slot-chosen'), moment).toBeFocused();
      await page.keyboard.press('Alt+ArrowRight');
      await expect(column(2), moment).toBeFocused();
    }
  },
);

test(
  'in the timeline, a duplicated slot can be moved on, whenever it is stored',
  { tag: '@long' },
  async ({ page, server }) => {
    const weeks = weeksFrom('2038-07-06');
    const answers = await answersOf(page);
    await openAs(page, server, '/plannings?affichage=frise&zoom=semaine&date=2038-07-05');
    const name = await makeFirstSlots(
      page,
      weeks.map(([, day]) => day),
    );
    for (const [moment, day] of weeks) {
      await page.goto(`${server.origin}/plannings?affichage=frise&zoom=semaine&date=${day}`);
      await expectColumns(page, name, [3]);
      await timeline(page).focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      const make = async () => {
        await page.keyboard.press('Control+d');
        await expectColumns(page, name, [3, 4]);
      };
      await makeAndCarry({ page, answers, moment, make, made: slotsOf(page, name).last() });
      await expectColumns(page, name, [3, 3]);
      const own = slotsOf(page, name).and(page.locator('[data-focus]'));
      await expect(own, moment).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Alt+ArrowRight');
      await expectColumns(page, name, [3, 4]);
    }
  },
);

test('input in the form of an unsaved slot is kept and written', { tag: '@long' }, async ({ page, server }) => {
  const week = '/plannings?affichage=frise&zoom=semaine&date=2038-09-06';
  const answers = await answersOf(page);
  await openAs(page, server, week);
  const name = await makeFirstSlots(page, ['2038-09-06']);
  await page.goto(server.origin + week);
  await expectColumns(page, name, [2]);
  await timeline(page).focus();
  await page.keyboard.press('Home');
  answers.hold();
  await page.keyboard.press('Control+d');
  await expectColumns(page, name, [2, 3]);
  await page.keyboard.press('Enter');
  const text = page.getByRole('dialog', { name: 'Modifier le créneau' }).getByRole('textbox', { name: 'Texte' });
  await text.fill('Salle B');
  await answers.letGo();
  await expect(text).toHaveValue('Salle B');
  await saveSlot(page);
  await page.reload();
  await slotsOf(page, name).last().dblclick();
  await expect(text).toHaveValue('Salle B');
});
