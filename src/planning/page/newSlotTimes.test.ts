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
  // A Sunday, and a day of another month, give way to the first workday that is not over.
  ['2026-03-29', '2026-03-11T08:00:00.000Z', '2026-03-11T15:00:00.000Z'],
  ['2026-04-02', '2026-03-11T08:00:00.000Z', '2026-03-11T15:00:00.000Z'],
])('a new slot of %s is proposed for the usual hours of a visible workday', (day, start, end) => {
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

it('a view of one day has its new slot on that day, even a Sunday', () => {
  const day = dayOf('2026-03-29');
  const { start } = newSlotTimes(day, { first: day, last: day }, at(dayOf('2026-03-11')));
  // Daylight saving time began in the night before.
  expect(new Date(start).toISOString()).toBe('2026-03-29T07:00:00.000Z');
});

it('a step from a Sunday to the next week proposes a day on which the person works', () => {
  const sunday = dayOf('2026-12-06');
  const week = { first: sunday - 6, last: sunday };
  const person = {
    id: 7,
    nom: 'Roux',
    prenom: 'Léa',
    hours: [0, 4, 7, 7, 7, 0, 0],
    dateEntree: null,
    dateSortie: null,
  };
  const index = indexPlan({ ...NO_SLOTS, people: [person] } as unknown as Plan, []);
  const startFor = (salarieId: number | null) =>
    new Date(newSlotTimes(sunday, week, { ...at(dayOf('2026-11-29')), index, salarieId }).start).toISOString();
  expect(startFor(null)).toBe('2026-11-30T08:00:00.000Z');
  expect(startFor(7)).toBe('2026-12-01T08:00:00.000Z');
});
