import { expect, it } from 'vitest';
import { newSlotHour } from './newSlotHour';

const dayOf = (text: string): number => Date.parse(text) / 86_400_000;
const MARCH = { first: dayOf('2026-03-01'), last: dayOf('2026-03-31') };

it.each([
  ['2026-03-10', '2026-03-10T08:00:00.000Z', '2026-03-10T09:00:00.000Z'],
  // Daylight saving time began in the night before.
  ['2026-03-29', '2026-03-29T07:00:00.000Z', '2026-03-29T08:00:00.000Z'],
  ['2026-04-02', '2026-03-01T08:00:00.000Z', '2026-03-01T09:00:00.000Z'],
])('a new slot of %s starts at nine local time, in the visible hours', (day, start, end) => {
  const hour = newSlotHour(dayOf(day), MARCH);
  expect([new Date(hour.start).toISOString(), new Date(hour.end).toISOString()]).toEqual([start, end]);
});
