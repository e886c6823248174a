import { expect, it } from 'vitest';
import { byDay, weekFrom } from './week';

it('the week begins and ends at midnight of the plan, whatever the clock of the browser', () => {
  expect(weekFrom(Date.parse('2026-11-24T23:30:00Z'))).toEqual({
    today: '2026-11-25',
    start: '2026-11-24T23:00:00.000Z',
    end: '2026-12-01T23:00:00.000Z',
  });
});

it('slots are sorted by day of the plan', () => {
  const [late, early, next] = ['2026-11-24T14:00:00Z', '2026-11-23T23:30:00Z', '2026-11-24T23:30:00Z'].map((debut) => ({
    debut,
  }));
  if (!late || !early || !next) throw new Error('three slots');
  expect(byDay([next, late, early])).toEqual([
    ['2026-11-24', [early, late]],
    ['2026-11-25', [next]],
  ]);
});
