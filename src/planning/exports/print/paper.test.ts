import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { createIndexer } from '../../timeline/index/planIndex';
import { slot } from '../../timeline/testing/samplePlan';
import { byDay, daysOf, timeOn, weekNumber, weeksOf } from './paper';

const day = dayIndexOfText;

it('days are split into weeks, each day once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 400 }), (first, length) => {
      const span = { first, last: first + length };
      expect(weeksOf(span).flatMap(daysOf)).toEqual(daysOf(span));
    }),
  );
  expect(weeksOf({ first: day('2026-11-04'), last: day('2026-11-10') })).toEqual([
    { first: day('2026-11-04'), last: day('2026-11-08') },
    { first: day('2026-11-09'), last: day('2026-11-10') },
  ]);
});

it('weeks are numbered as in calendars', () => {
  expect(['2026-01-01', '2027-01-01', '2024-12-30', '2026-12-08'].map((text) => weekNumber(day(text)))).toEqual([
    1, 53, 1, 50,
  ]);
});

it('the times of a slot are given per day, across daylight-saving changes', () => {
  const placed = (start: string, end: string) => createIndexer()([slot(1, 1, start, end)]).get(1)?.[0];
  const night = placed('2026-10-24 22:00', '2026-10-26 06:00');
  const times = night && ['2026-10-24', '2026-10-25', '2026-10-26'].map((text) => timeOn(night, day(text)));
  expect(times).toEqual(['22:00 →', undefined, '→ 06:00']);
  const whole = placed('2026-10-24 00:00', '2026-10-25 00:00');
  expect(whole && timeOn(whole, day('2026-10-24'))).toBeUndefined();
  expect(night && byDay([night], { first: day('2026-10-26'), last: day('2026-10-27') })).toEqual([[night], []]);
});
