import { expect, it } from 'vitest';
import { barHeights, FIGURES, periodsOf } from './figures';

it('compares periods of equal length that do not overlap', () => {
  const now = new Date(2026, 10, 24, 15);
  expect(periodsOf(now, false)).toEqual({
    latest: ['2026-10-26', '2026-11-24'],
    former: ['2026-09-26', '2026-10-25'],
  });
  const { latest, former } = periodsOf(now, true);
  expect(Date.parse(latest[0]) - Date.parse(former[1])).toBe(1);
  expect(new Date(Date.parse(latest[1]) + 1)).toEqual(new Date(2026, 10, 25));
});

it('counts by existing fields', () => {
  for (const { schema, field } of FIGURES) expect(schema.fields).toHaveProperty(field);
});

it('bars compare two counts, and are visible without any', () => {
  expect(barHeights(6, 3)).toEqual([32, 16]);
  expect(barHeights(0, 11)).toEqual([4, 32]);
  expect(barHeights(0, 0)).toEqual([4, 4]);
});
