import { dayIndexOf, instantOf, wallOf, weekdayOf } from '../../resources/fields/shared/zone';
import { DAY, HOUR } from '../../resources/common/durations';
import { holidayOn, type HolidayZone } from '../core/holidays';

const SATURDAY = 5;
/** Usual hours of work, in which an hour begins. */
const MORNING = 9 * HOUR;
const EVENING = 18 * HOUR;

const isFree = (day: number, zone: HolidayZone): boolean =>
  weekdayOf(day) >= SATURDAY || holidayOn(day, zone) !== undefined;

/**
 * The hour that is proposed for a day's request. A day to come is taken as it was chosen; one that has passed, or today,
 * gives way to the next hour of work that has not begun.
 * @param day since 1970
 * @param now milliseconds
 * @returns instants in milliseconds
 */
export function requestableHour(
  day: number,
  now: number,
  zone: HolidayZone,
): { readonly start: number; readonly end: number } {
  const today = dayIndexOf(now);
  const from = Math.max(MORNING, Math.ceil((wallOf(now) - today * DAY) / HOUR) * HOUR);
  const isToday = day <= today;
  if (isToday && (isFree(today, zone) || from >= EVENING)) return firstHour(today + 1, zone);
  const start = instantOf(isToday ? today * DAY + from : day * DAY + MORNING);
  return { start, end: start + HOUR };
}

function firstHour(day: number, zone: HolidayZone): { readonly start: number; readonly end: number } {
  if (isFree(day, zone)) return firstHour(day + 1, zone);
  const start = instantOf(day * DAY + MORNING);
  return { start, end: start + HOUR };
}
