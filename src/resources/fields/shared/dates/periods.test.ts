import { expect, it } from 'vitest';
import { daysOf, PERIOD_NAMES } from './periods';

it('each period has its first and its last day', () => {
  const now = new Date(2026, 10, 28, 22, 30);
  expect(Object.fromEntries(PERIOD_NAMES.map((name) => [name, daysOf(name, now)]))).toEqual({
    today: ['2026-11-28', '2026-11-28'],
    week: ['2026-11-23', '2026-11-29'],
    month: ['2026-11-01', '2026-11-30'],
    last30: ['2026-10-30', '2026-11-28'],
    year: ['2026-01-01', '2026-12-31'],
  });
});
