import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absentHours, hoursDue, hoursOver, loadOf, plannedHours } from './workingTime';
import { dayIndexOfText, dayText, startOfDay } from '../../resources/fields/shared/zone';
import { HOUR } from '../../resources/common/durations';

const WORK = 1;
const LEAVE = 2;
const types = new Map([
  [WORK, { compteTravail: true }],
  [LEAVE, { compteTravail: false }],
]);
const person = { hours: [7, 7, 7, 7, 7, 0, 0], dateEntree: '2026-01-05', dateSortie: null };
const monday = dayIndexOfText('2026-06-01');
const slotAt = (hour: number, length: number, typeCreneauId = WORK) => ({
  typeCreneauId,
  start: startOfDay(monday) + hour * HOUR,
  end: startOfDay(monday) + (hour + length) * HOUR,
});
const slots = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 140 }), fc.integer({ min: 1, max: 12 }), fc.constantFrom(WORK, LEAVE))
    .map(([hour, length, type]) => slotAt(hour, length, type)),
  { maxLength: 8 },
);
const week = { first: monday, last: monday + 6 };
const within = { start: startOfDay(monday), end: startOfDay(monday + 7) };

describe('working time', () => {
  it('is due on working days from the first day on, except holidays', () => {
    expect(hoursDue(person, monday, 'metropole')).toBe(7);
    expect(hoursDue(person, monday + 5, 'metropole')).toBe(0);
    expect(hoursDue(person, dayIndexOfText('2026-01-02'), 'metropole')).toBe(0);
    expect(hoursDue(person, dayIndexOfText('2026-07-14'), 'metropole')).toBe(0);
    expect(hoursDue({ ...person, dateSortie: '2026-05-31' }, monday, 'metropole')).toBe(0);
    expect(hoursDue({ ...person, dateSortie: dayText(monday) }, monday, 'metropole')).toBe(7);
    const boxingDay = dayIndexOfText('2028-12-26');
    expect(hoursDue(person, boxingDay, 'metropole') - hoursDue(person, boxingDay, 'alsaceMoselle')).toBe(7);
  });

  it('counts overlaps once, without cancelled or removed slots', () => {
    const all = [
      slotAt(8, 4),
      slotAt(10, 4),
      { ...slotAt(18, 2), etat: 'Annule' as const },
      { ...slotAt(20, 1), retire: true },
    ];
    expect(plannedHours(all, types, within)).toBe(6);
  });

  it('of a day with a daylight-saving change follows the local clock', () => {
    const day = dayIndexOfText('2026-03-29');
    const whole = { typeCreneauId: WORK, start: startOfDay(day), end: startOfDay(day + 1) };
    expect(plannedHours([whole], types, { start: whole.start, end: whole.end })).toBe(23);
  });

  it('counts an absence as at most the hours due', () => {
    const leave = { typeCreneauId: LEAVE, start: startOfDay(monday), end: startOfDay(monday + 7) };
    const found = hoursOver(person, [leave], types, week, 'metropole');
    expect(found).toEqual({ due: 35, planned: 0, absent: 35 });
    expect(loadOf(found)).toBeNull();
    expect(loadOf(hoursOver(person, [slotAt(9, 7), slotAt(24, 24, LEAVE)], types, week, 'metropole'))).toBe(0.25);
  });

  it('of a week is the sum of its days, up to the limit', () =>
    fc.assert(
      fc.property(slots, (all) => {
        const found = hoursOver(person, all, types, week, 'metropole');
        const days = Array.from({ length: 7 }, (_, index) => {
          const day = { first: monday + index, last: monday + index };
          return hoursOver(person, all, types, day, 'metropole');
        });
        const sum = (name: 'due' | 'planned' | 'absent') => days.reduce((total, day) => total + day[name], 0);
        for (const name of ['due', 'planned', 'absent'] as const) expect(found[name]).toBeCloseTo(sum(name), 9);
        expect(found.absent).toBeLessThanOrEqual(Math.min(found.due, absentHours(all, types, within)) + 1e-9);
        expect(found.planned).toBeLessThanOrEqual(
          all.reduce((total, { start, end }) => total + (end - start) / HOUR, 0) + 1e-9,
        );
      }),
    ));
});
