import { expect, type Locator, type Page } from '@playwright/test';
import { soon } from './drive/soon';

export const timeline = (page: Page): Locator => page.getByRole('grid', { name: 'Planning de l’équipe' });

export const rowOf = (page: Page, name: string): Locator =>
  timeline(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });

export const slotsOf = (page: Page, name: string): Locator => rowOf(page, name).locator('[data-slot]');

export async function people(page: Page): Promise<readonly string[]> {
  await expect(timeline(page).getByRole('rowheader').first()).toBeVisible();
  const names = await timeline(page).getByRole('rowheader').allInnerTexts();
  return names.map((text) => text.split('\n')[0] ?? '').filter((name) => name !== 'Pour tous');
}

/** Expects a person's slots to begin exactly in these columns; the first day is column 2. */
export const expectColumns = (page: Page, name: string, columns: readonly number[]): Promise<void> =>
  soon(async () => {
    const slots = await slotsOf(page, name).evaluateAll((all) => all.map((one) => one.getAttribute('aria-colindex')));
    return slots.map(Number).sort((one, other) => one - other);
  }).toEqual(columns);

export async function saveSlot(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Enregistrer/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export type PageApi = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Answer>;

/** Captures the page's token for requests to the API; call it before the page sends any. */
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

type StoredSlot = Readonly<Record<'id' | 'salarieId' | 'typeCreneauId', number> & Record<'debut' | 'fin', string>>;

/** Creates a slot of two hours on each of these days for a person. The page shows them after its next read. */
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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point within an element. @param across and @param down fractions of its width and height: 0.5 is the middle */
export async function pointIn(element: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** The middle of a day or hour in a person's row. @param column 0 for the first one */
export async function placeOf(page: Page, name: string, column: number): Promise<Point> {
  const { y } = await pointIn(rowOf(page, name));
  const { x } = await pointIn(
    timeline(page)
      .getByRole('columnheader')
      .nth(column + 1),
  );
  return { x, y };
}

/** A time in the week view. @param day 0 for the first one @param hour in local time */
export async function timeOf(page: Page, day: number, hour: number): Promise<Point> {
  const point = await pointIn(page.locator('.rbc-time-content .rbc-day-slot').nth(day), 0.5, hour / 24);
  return { x: point.x, y: point.y + 3 };
}

/** Drags with the mouse. @param before runs before the button is released */
export async function drag(page: Page, from: Point, to: Point, before?: () => Promise<void>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await before?.();
  await page.mouse.up();
}

/** A touch point, sent through the browser's own input. */
export interface Finger {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
  /** Touches, moves and releases at once, which scrolls. */
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
