import { expect, it } from 'vitest';
import { dayOf } from '../../../resources/language/moments';
import { byDay, weekFrom } from './week';

it('the period starts today and ends a week later', () => {
  const { start, end } = weekFrom(new Date(2026, 10, 24, 15, 30));
  expect(new Date(start)).toEqual(new Date(2026, 10, 24));
  expect(dayOf(new Date(end))).toBe('2026-12-01');
});

it('entries are sorted by day', () => {
  const at = (day: number, hour: number) => ({ debut: new Date(2026, 10, day, hour).toISOString() });
  const [late, early, next] = [at(24, 15), at(24, 9), at(25, 8)];
  expect(byDay([next, late, early])).toEqual([
    ['2026-11-24', [early, late]],
    ['2026-11-25', [next]],
  ]);
});
