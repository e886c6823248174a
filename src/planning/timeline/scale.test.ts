import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../resources/common/durations';
import { columnsBetween, leftOf, morningOf, namesWidth, scaleOf, trackOf, wallAt, widthOf, xOf } from './scale';

it('the hours of a day fit a window of 1280 pixels', () => {
  // Its timeline has 1230.
  const { width, count } = scaleOf({ first: 20_000, last: 20_000 }, 'hours', 1230);
  expect(width * count).toBeLessThanOrEqual(1230 - namesWidth(1230));
});

it('a day that does not fit begins at its first work or at seven, or at the last whole hour that it can scroll to', () => {
  const span = { first: 20_000, last: 20_000 };
  const whole = scaleOf(span, 'hours', 390);
  expect(morningOf(whole, [], 1000)).toBe(7 * 56);
  expect(morningOf(whole, [14, 9], 1000)).toBe(9 * 56);
  expect(morningOf(whole, [9], 170)).toBe(3 * 56);
  expect(morningOf(whole, [9], 28)).toBe(0);
  expect(morningOf(whole, [9], -10)).toBe(0);
  const folded = scaleOf(span, 'hours', 390, new Set([0, 1, 2, 3, 4, 5, 6].map((hour) => 480_000 + hour)));
  expect(morningOf(folded, [9], 1000)).toBe(7 * 7 + 2 * 56);
  // A window at a desk shows all hours.
  expect(morningOf(folded, [9], 0)).toBe(0);
});

it('columns fill the room, folded ones are narrow, and pixels and times are each other’s opposite', () => {
  const span = { first: 20_000, last: 20_029 };
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 20_000, max: 20_029 }), { maxLength: 9 }),
      fc.integer({ min: 1150, max: 2000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (days, available, share) => {
        const scale = scaleOf(span, 'days', available, new Set(days));
        expect(trackOf(scale)).toBe(available - namesWidth(available));
        for (const day of days) expect(widthOf(scale, day)).toBeLessThan(scale.width);
        const x = share * trackOf(scale);
        const day = wallAt(scale, x) / DAY;
        expect(leftOf(scale, day)).toBeLessThanOrEqual(x);
        expect(leftOf(scale, day + 1)).toBeGreaterThan(x);
        expect(wallAt(scale, xOf(scale, day * DAY))).toBe(day * DAY);
        const [from, to] = columnsBetween(scale, x, x + 1);
        expect(from <= day && to > day).toBe(true);
      },
    ),
  );
});
