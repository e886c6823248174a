import { HOUR, DAY } from '../../resources/common/durations';
import { instantOf, weekdayOf } from '../../resources/fields/shared/zone';
import { holidayOn, type HolidayZone } from '../core/holidays';
import type { DaySpan } from '../model/plan';

const SATURDAY = 5;

export interface Today {
  /** Days since 1970. */
  readonly today: number;
  readonly holidays: HolidayZone;
}

/** The day, or the first one after a weekend or public holiday. */
function workdayFrom(day: number, zone: HolidayZone): number {
  return weekdayOf(day) >= SATURDAY || holidayOn(day, zone) !== undefined ? workdayFrom(day + 1, zone) : day;
}

/**
 * Times of a new slot: from nine o'clock on the chosen day, or on the span's first day. Today was not chosen, so a free
 * day gives way to the next workday. Wall-clock time: on two days of the year nine o'clock is not nine hours after
 * midnight.
 * @param day since 1970
 * @returns instants in milliseconds
 */
export function newSlotHour(
  day: number,
  { first, last }: DaySpan,
  { today, holidays }: Today,
): { readonly start: number; readonly end: number } {
  const chosen = day >= first && day <= last ? day : first;
  const midnight = (chosen === today ? workdayFrom(today, holidays) : chosen) * DAY;
  return { start: instantOf(midnight + 9 * HOUR), end: instantOf(midnight + 10 * HOUR) };
}
