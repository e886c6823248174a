import { expect, it } from 'vitest';
import { indexPlan } from '../data/checkEdits';
import type { Plan } from '../model/plan';
import { newSlotTimes } from './newSlotTimes';

const dayOf = (text: string): number => Date.parse(text) / 86_400_000;
const NO_SLOTS: Plan = { slots: [], people: [], types: new Map(), holidays: 'metropole', validated: new Set() };
const at = (today: number, hour = 8) => ({
  today,
  now: (today * 24 + hour) * 3_600_000,
  index: indexPlan(NO_SLOTS, []),
  salarieId: null,
});
const MARCH = { first: dayOf('2026-03-01'), last: dayOf('2026-03-31') };

it.each([
  ['2026-03-10', '2026-03-10T08:00:00.000Z', '2026-03-10T15:00:00.000Z'],
  // Daylight saving time began in the night before.
  ['2026-03-29', '2026-03-29T07:00:00.000Z', '2026-03-29T14:00:00.000Z'],
  ['2026-04-02', '2026-03-01T08:00:00.000Z', '2026-03-01T15:00:00.000Z'],
])('a new slot of %s is proposed for the usual hours of a visible day', (day, start, end) => {
  const hour = newSlotTimes(dayOf(day), MARCH, at(dayOf('2026-03-11')));
  expect([new Date(hour.start).toISOString(), new Date(hour.end).toISOString()]).toEqual([start, end]);
});

it.each([
  ['2026-11-27', '2026-11-27'],
  // A Saturday, whose Monday is in the next month.
  ['2026-10-31', '2026-11-02'],
  // All Saints is on a Sunday; the eleventh is a public holiday.
  ['2026-11-11', '2026-11-12'],
])('a new slot that nothing places, on %s, is proposed for the workday %s', (today, proposed) => {
  const day = dayOf(today);
  const { start } = newSlotTimes(day, { first: day - 3, last: day }, at(day));
  expect(new Date(start).toISOString()).toBe(`${proposed}T08:00:00.000Z`);
});

it('in the evening a new slot is proposed for the next workday', () => {
  const day = dayOf('2026-11-27');
  const { start } = newSlotTimes(day, { first: day - 3, last: day }, at(day, 18));
  expect(new Date(start).toISOString()).toBe('2026-11-30T08:00:00.000Z');
});
