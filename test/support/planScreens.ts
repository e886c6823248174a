import { expect, type Locator, type Page } from '@playwright/test';
import { soon } from './drive/soon';

// What the tests of the planning read and press on its page.

export const timeline = (page: Page): Locator => page.getByRole('grid', { name: 'Planning de l’équipe' });

/** The row of a person. */
export const rowOf = (page: Page, name: string): Locator =>
  timeline(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });

export const slotsOf = (page: Page, name: string): Locator => rowOf(page, name).locator('[data-slot]');

/** The names of those in the first rows, in their order. */
export async function people(page: Page): Promise<readonly string[]> {
  await expect(timeline(page).getByRole('rowheader').first()).toBeVisible();
  const names = await timeline(page).getByRole('rowheader').allInnerTexts();
  return names.map((text) => text.split('\n')[0] ?? '').filter((name) => name !== 'Pour tous');
}

/** The columns in which a person's slots begin, the first day is 2; waits until these are all that are drawn. */
export const expectColumns = (page: Page, name: string, columns: readonly number[]): Promise<void> =>
  soon(async () => {
    const slots = await slotsOf(page, name).evaluateAll((all) => all.map((one) => one.getAttribute('aria-colindex')));
    return slots.map(Number).sort((one, other) => one - other);
  }).toEqual(columns);

/** Presses the button that saves the form of a slot, and waits until it has closed. */
export async function saveSlot(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Enregistrer/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Calls the API as the person who is signed in on a page. */
export type PageApi = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** The API behind a page, with the token that the page calls it with; set up before the page calls anything. */
export function apiOf(page: Page): PageApi {
  let authorization = '';
  page.on('request', (request) => {
    if (request.url().includes('/api/')) authorization = request.headers().authorization ?? authorization;
  });
  return async (method, path, body) => {
    await expect.poll(() => authorization).not.toBe('');
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await page.request.fetch(new URL(`/api/${path}`, page.url()).href, { method, headers, data: body });
    expect(answer.ok(), `${method} ${path} ${answer.status()}`).toBe(true);
    return (await answer.json()) as never;
  };
}

/** A slot as the API takes and answers it. */
type StoredSlot = Readonly<Record<'id' | 'salarieId' | 'typeCreneauId', number> & Record<'debut' | 'fin', string>>;

/** Makes a slot of two hours on each of these days for a person of the plan. The page shows it once it is read again. */
export async function makeSlots(api: PageApi, name: string, days: readonly string[]): Promise<readonly StoredSlot[]> {
  const staff = await api<{ items: readonly { id: number; name: string }[] }>('GET', 'planning/salaries');
  const types = await api<{ items: readonly { id: number; compteTravail: boolean }[] }>('GET', 'typesCreneau');
  const typeCreneauId = types.items.find(({ compteTravail }) => compteTravail)?.id;
  const salarieId = staff.items.find((person) => person.name === name)?.id;
  const made: StoredSlot[] = [];
  for (const day of days)
    made.push(
      await api('POST', 'creneaux', { salarieId, typeCreneauId, debut: `${day}T09:00:00Z`, fin: `${day}T11:00:00Z` }),
    );
  return made;
}

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point within an element. @param across and @param down shares of its width and height: 0.5 is the middle */
export async function pointIn(element: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** The middle of a day, or an hour, in the row of a person. @param column 0 for the first one */
export async function placeOf(page: Page, name: string, column: number): Promise<Point> {
  const { y } = await pointIn(rowOf(page, name));
  const { x } = await pointIn(
    timeline(page)
      .getByRole('columnheader')
      .nth(column + 1),
  );
  return { x, y };
}

/** A time in the columns of a week. @param day 0 for the first one @param hour as the clock says it */
export async function timeOf(page: Page, day: number, hour: number): Promise<Point> {
  const point = await pointIn(page.locator('.rbc-time-content .rbc-day-slot').nth(day), 0.5, hour / 24);
  return { x: point.x, y: point.y + 3 };
}

/** Drags with the mouse. @param before what is looked at before it lets go */
export async function drag(page: Page, from: Point, to: Point, before?: () => Promise<void>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await before?.();
  await page.mouse.up();
}

/** A finger on the screen, as the browser itself feels it. */
export interface Finger {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
  /** Down, across and up, at once: what scrolls. */
  readonly swipe: (from: Point, to: Point) => Promise<void>;
}

export async function fingerOf(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let now: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const down = async (at: Point) => {
    now = at;
    await send('touchStart', [at]);
  };
  const move = async (to: Point) => {
    const from = now;
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
    now = to;
  };
  const up = async () => {
    await send('touchEnd', []);
  };
  return {
    down,
    move,
    up,
    swipe: async (from, to) => {
      await down(from);
      await move(to);
      await up();
    },
  };
}
