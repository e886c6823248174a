import { HOUR, DAY } from '../../resources/common/durations';
import { instantOf } from '../../resources/fields/shared/zone';
import type { DaySpan } from '../model/plan';

/**
 * Times of a new slot: from nine o'clock on the chosen day, or on the span's first day. Wall-clock time: on two days of
 * the year nine o'clock is not nine hours after midnight.
 * @param day since 1970
 * @returns instants in milliseconds
 */
export function newSlotHour(day: number, { first, last }: DaySpan): { readonly start: number; readonly end: number } {
  const midnight = (day >= first && day <= last ? day : first) * DAY;
  return { start: instantOf(midnight + 9 * HOUR), end: instantOf(midnight + 10 * HOUR) };
}
