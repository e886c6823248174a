import { expect, it } from 'vitest';
import { requestableTimes, timesOfChosenDay } from './requestableTimes';
import { usualWorkday } from './workday';

const day = (text: string): number => Date.parse(text) / 86_400_000;

it.each([
  // Times of winter: Paris is an hour ahead.
  ['today', '2026-11-25', '2026-11-25T10:20:00Z', '2026-11-25T11:00:00.000Z'],
  ['today, early', '2026-11-25', '2026-11-25T05:00:00Z', '2026-11-25T08:00:00.000Z'],
  ['today, after work', '2026-11-25', '2026-11-25T18:40:00Z', '2026-11-26T08:00:00.000Z'],
  ['today, a Sunday', '2026-11-29', '2026-11-29T08:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['today, a Friday evening', '2026-11-27', '2026-11-27T19:00:00Z', '2026-11-30T08:00:00.000Z'],
  ['today, a public holiday', '2026-11-11', '2026-11-11T08:00:00Z', '2026-11-12T08:00:00.000Z'],
  ['a day that has passed', '2026-11-20', '2026-11-25T10:20:00Z', '2026-11-25T11:00:00.000Z'],
  ['a Saturday to come, as chosen', '2026-12-05', '2026-11-25T10:20:00Z', '2026-12-05T08:00:00.000Z'],
])('the times of a request for %s can still be worked', (_case, chosen, now, start) => {
  const hour = requestableTimes(day(chosen), Date.parse(now), 'metropole');
  expect(new Date(hour.start).toISOString()).toBe(start);
  // As a planner's new slot: until the usual end of the day.
  expect(new Date(hour.end).toISOString()).toBe(`${start.slice(0, 10)}T15:00:00.000Z`);
});

it('a request has the free hours of its day', () => {
  const now = Date.parse('2026-11-29T08:00:00Z');
  const hour = requestableTimes(day('2026-11-29'), now, 'metropole', (at) => ({
    start: at * 86_400_000 + 34_200_000,
    end: at * 86_400_000 + 54_000_000,
  }));
  expect([hour.start, hour.end].map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-30T09:30:00.000Z',
    '2026-11-30T15:00:00.000Z',
  ]);
});

it('late on a day a request still has an hour', () => {
  const { start, end } = requestableTimes(day('2026-11-25'), Date.parse('2026-11-25T14:20:00Z'), 'metropole');
  expect([start, end].map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-25T15:00:00.000Z',
    '2026-11-25T16:00:00.000Z',
  ]);
});

it.each([
  ['a day that has passed', '2026-11-12', '2026-11-12T08:00:00.000Z'],
  ['today', '2026-11-25', '2026-11-25T11:00:00.000Z'],
  ['a Sunday that has passed', '2026-11-22', '2026-11-22T08:00:00.000Z'],
])('%s that was chosen on the plan stays the day of the request', (_case, chosen, start) => {
  const times = timesOfChosenDay(day(chosen), Date.parse('2026-11-25T10:20:00Z'), 'metropole', usualWorkday);
  expect(new Date(times.start).toISOString()).toBe(start);
});
