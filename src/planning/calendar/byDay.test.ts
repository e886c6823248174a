import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOf, dayIndexOfText, startOfDay } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { besideOneAnother, slotsByDay } from './byDay';
import { person } from '../timeline/testing/samplePlan';
import { dateOfDay, dayOfDate, instantOfWallDate, wallDate } from './wallDates';
import { heatOf, heatSteps, hoursByDay } from './yearHeat';
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

  it('that start together are in the order of their ends, then of their people', () => {
    const names = new Map([
      [1, 'Zoé'],
      [2, 'Élise'],
      [3, 'Fanny'],
    ]);
    const nine = startOfDay(monday) + 9 * HOUR;
    const of = (id: number, salarieId: number | null, hours: number) =>
      ({ ...slot(id, nine, nine + hours * HOUR), salarieId }) as PlanSlot;
    const all = [of(1, 1, 7), of(2, 3, 7), of(3, 2, 7), of(4, null, 7), of(5, 1, 2)];
    expect(
      slotsByDay(all, span, names)
        .get(monday)
        ?.map(({ id }) => id),
    ).toEqual([5, 4, 3, 2, 1]);
  });

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

describe('the hours of a year', () => {
  const people = [person(1, 'Arnaud'), person(2, 'Bernard')];
  const at = (day: number, hour: number) => startOfDay(day) + hour * HOUR;
  const six = slot(1, at(monday, 9), at(monday, 15));

  it('are those of all people, once for two slots of a person at the same time', () => {
    const together = slot(2, at(monday, 14), at(monday, 16));
    const other = { ...slot(3, at(monday, 9), at(monday, 12)), salarieId: 2 };
    expect(hoursByDay({ people, slots: [six, together, other] }, span).get(monday)).toBe(10);
  });

  it('are those of each day of a slot that passes midnight, within the year', () => {
    const night = slot(2, at(monday - 1, 20), at(monday, 6));
    expect([...hoursByDay({ people, slots: [night] }, span)]).toEqual([[monday, 6]]);
  });

  it('are without absences, slots of everyone, and those that are not certain', () => {
    const others = [{ isWork: false }, { isForSystem: true, salarieId: null }, { mark: 'pending' }, { etat: 'Annule' }];
    const slots = others.map((more, id) => ({ ...six, id, ...more }) as PlanSlot);
    expect(hoursByDay({ people, slots }, span).size).toBe(0);
  });
});

describe('the heat of a year', () => {
  const heats = (...hours: number[]) => {
    const steps = heatSteps(new Map(hours.map((one, day) => [day, one])));
    return hours.map((one) => heatOf(one, steps));
  };

  it('tells apart days that are nearly as busy as each other', () =>
    expect(heats(0, 201, 208, 214, 220)).toEqual([0, 1, 2, 3, 4]));

  it('is the same for the same hours, the strongest one if there is no other', () =>
    expect(heats(7, 7, 0, 7)).toEqual([4, 4, 0, 4]));

  it('does not fade because of one busy day', () => expect(heats(4, 5, 6, 7, 90)).toEqual([1, 1, 2, 3, 4]));
});
