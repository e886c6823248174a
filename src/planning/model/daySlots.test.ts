import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../resources/common/durations';
import { dayIndexOf, startOfDay, weekdayOf } from '../../resources/fields/shared/zone';
import { daySlots, isOverDays } from './daySlots';
import { usualWorkday } from './workday';

const MONDAY = 20_780;
const at = (day: number, hour: number) => startOfDay(MONDAY + day) + hour * HOUR;

it('a slot over three days is one on each, with the hours of the person between', () => {
  const slots = daySlots({ start: at(0, 10), end: at(2, 12) }, usualWorkday);
  const { start, end } = usualWorkday(MONDAY + 1);
  expect(slots).toEqual([
    { start: at(0, 10), end: usualWorkday(MONDAY).end },
    { start, end },
    { start: usualWorkday(MONDAY + 2).start, end: at(2, 12) },
  ]);
});

it('leaves weekends out, unless it begins on one', () => {
  const days = (from: number, to: number) =>
    daySlots({ start: at(from, 9), end: at(to, 12) }, usualWorkday).map(({ start }) => dayIndexOf(start) - MONDAY);
  expect(days(4, 7)).toEqual([4, 7]);
  expect(days(5, 6)).toEqual([5, 6]);
});

it('never leaves one day or is without time', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 * 24 }), fc.integer({ min: 1, max: 10 * 24 }), (from, hours) => {
      const slot = { start: at(0, 0) + from * HOUR, end: at(0, 0) + (from + hours) * HOUR };
      for (const one of daySlots(slot, usualWorkday)) {
        expect(one.end).toBeGreaterThan(one.start);
        expect(isOverDays(one)).toBe(false);
        expect(one.end - one.start).toBeLessThanOrEqual(DAY);
        expect(weekdayOf(dayIndexOf(one.start))).toBeLessThan(7);
      }
    }),
  ));
