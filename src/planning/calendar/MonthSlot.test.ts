import { expect, it } from 'vitest';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { hoursOn } from './MonthSlot';
import type { Formats } from './useFormats';

const time = (instant: number) => new Date(instant).toISOString().slice(11, 16);
const formats = { time, range: ({ start, end }) => `${time(start)}–${time(end)}` } as Formats;
const on = (day: string, from: string, to: string, isWhole = true) =>
  hoursOn({ start: Date.parse(`${from}Z`), end: Date.parse(`${to}Z`) }, dayIndexOfText(day), formats, isWhole);

it('a slot of several days shows its start on the first day, and its end on the last', () => {
  expect(on('2026-07-01', '2026-07-01T08:00', '2026-07-01T10:00')).toBe('08:00–10:00');
  expect(on('2026-07-01', '2026-07-01T08:00', '2026-07-01T10:00', false)).toBe('08:00');
  const long = ['2026-07-01T08:00', '2026-07-03T10:00'] as const;
  expect(['01', '02', '03'].map((day) => on(`2026-07-${day}`, ...long))).toEqual(['08:00\u00a0→', '→', '→\u00a010:00']);
});
