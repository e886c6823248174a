import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOf, dayIndexOfText, startOfDay } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { besideOneAnother, slotsByDay } from './byDay';
import { dateOfDay, dayOfDate, instantOfWallDate, wallDate } from './wallDates';
import { heatOf, hoursByDay } from './yearHeat';
import { HOUR } from '../../resources/common/durations';

const monday = dayIndexOfText('2026-11-23');
const slot = (id: number, start: number, end: number) =>
  ({ id, start, end, salarieId: 1, isWork: true, etat: 'Prevu' }) as unknown as PlanSlot;
const span = { first: monday, last: monday + 6 };

const slots = fc
  .array(fc.tuple(fc.integer({ min: -48, max: 200 }), fc.integer({ min: 1, max: 60 })), { maxLength: 40 })
  .map((all) =>
    all.map(([at, hours], id) => slot(id, startOfDay(monday) + at * HOUR, startOfDay(monday) + (at + hours) * HOUR)),
  );

describe('slots by day', () => {
  it('are listed on every day that they touch, and on no other', () =>
    fc.assert(
      fc.property(slots, (all) => {
        const days = slotsByDay(all, span);
        for (const one of all)
          for (let day = span.first; day <= span.last; day += 1) {
            const touches = one.start < startOfDay(day + 1) && one.end > startOfDay(day);
            expect(days.get(day)?.includes(one) ?? false).toBe(touches);
          }
      }),
    ));

  it('are never shown more at a time than are legible', () =>
    fc.assert(
      fc.property(slots, fc.integer({ min: 1, max: 5 }), (all, most) => {
        const { shown, total } = besideOneAnother(all, span, most);
        const within = shown.filter(({ start }) => dayIndexOf(start) >= span.first);
        for (const one of within)
          expect(within.filter(({ start, end }) => start <= one.start && end > one.start).length).toBeLessThanOrEqual(
            most,
          );
        expect(total).toBeGreaterThanOrEqual(shown.length);
      }),
    ));
});

describe('local times of the calendar', () => {
  it('round-trip at quarters of an hour', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 96 * 364 }), (quarters) => {
        const instant = startOfDay(dayIndexOfText('2026-01-01')) + quarters * 15 * 60_000;
        const date = wallDate(instant);
        // A repeated local time maps to its first instant.
        expect([0, HOUR]).toContain(instant - instantOfWallDate(date));
        expect(dayOfDate(date)).toBe(dayIndexOf(instant));
      }),
    ));

  it('determine the day', () => {
    expect(dayOfDate(dateOfDay(monday))).toBe(monday);
  });
});

it("a day's hours are preloaded", () => {
  const hours = hoursByDay([slot(1, startOfDay(monday), startOfDay(monday) + 6 * HOUR)]);
  expect(hours.get(monday)).toBe(6);
  expect([heatOf(0, 6), heatOf(1, 100), heatOf(6, 6)]).toEqual([0, 1, 4]);
});
