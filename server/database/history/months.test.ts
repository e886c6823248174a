import { expect, it } from 'vitest';
import { monthsFrom } from './months';

it('months follow each other without a gap, also across the end of a year', () => {
  const months = monthsFrom(new Date('2026-11-30T23:59:59Z'), 2);
  expect(months.map(({ name }) => name)).toEqual(['change_row_2026_11', 'change_row_2026_12', 'change_row_2027_01']);
  expect(months.map(({ to }) => to).slice(0, 2)).toEqual(months.map(({ from }) => from).slice(1));
  expect(months.at(-1)?.to).toBe('2027-02-01T00:00:00.000Z');
});
