import { weekdayOf } from '../../../resources/fields/shared/zone';
import type { DaySpan } from '../../model/plan';
import type { View } from '../../page/urlState';
import type { SlotSpan } from '../../timeline/index/planIndex';
import { DAY } from '../../../resources/common/durations';
import { clockText } from '../../model/clockText';

/** Printed layouts: people by days, weeks of a calendar, a list by day, or a year of hours. */
export type Sheet = 'team' | 'calendar' | 'list' | 'year';

const SHEETS: Readonly<Record<View, Sheet>> = {
  timeline: 'team',
  workWeek: 'calendar',
  week: 'calendar',
  month: 'calendar',
  day: 'list',
  agenda: 'list',
  year: 'year',
};

export const sheetOf = (view: View): Sheet => SHEETS[view];

export const daysOf = ({ first, last }: DaySpan): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

/** Splits a span into weeks from Monday; the first and the last may be shorter. */
export function weeksOf({ first, last }: DaySpan): readonly DaySpan[] {
  const weeks: DaySpan[] = [];
  for (let day = first; day <= last;) {
    const end = Math.min(last, day + 6 - weekdayOf(day));
    weeks.push({ first: day, last: end });
    day = end + 1;
  }
  return weeks;
}

/** ISO 8601 week number: the week belongs to the year of its Thursday. */
export function weekNumber(day: number): number {
  const thursday = day - weekdayOf(day) + 3;
  const newYear = Date.UTC(new Date(thursday * DAY).getUTCFullYear(), 0, 1) / DAY;
  return Math.floor((thursday - newYear) / 7) + 1;
}

/** The slots of each day; a slot of several days is in each of them. */
export function byDay(slots: readonly SlotSpan[], { first, last }: DaySpan): readonly (readonly SlotSpan[])[] {
  const days: SlotSpan[][] = Array.from({ length: last - first + 1 }, () => []);
  for (const placed of slots)
    for (let day = Math.max(first, placed.firstDay); day <= Math.min(last, placed.lastDay); day += 1)
      days[day - first]?.push(placed);
  return days;
}

/**
 * The times of a slot on one of its days.
 * @returns `09:00–12:30`, `22:00 →`, `→ 06:00`; undefined for the whole day
 */
export function timeOn({ firstDay, lastDay, wallStart, wallEnd }: SlotSpan, day: number): string | undefined {
  const from = firstDay < day ? undefined : clockText(wallStart);
  const to = lastDay > day ? undefined : clockText(wallEnd);
  if ((from ?? '00:00') === '00:00' && (to ?? '00:00') === '00:00') return undefined;
  if (from === undefined) return `→ ${to}`;
  return to === undefined ? `${from} →` : `${from}–${to}`;
}
