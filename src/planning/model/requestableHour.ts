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
 * @param startOn when a day's first free time begins, at nine by default
 * @returns instants in milliseconds
 */
export function requestableHour(
  day: number,
  now: number,
  zone: HolidayZone,
  startOn: (day: number) => number = morningOn,
): { readonly start: number; readonly end: number } {
  const today = dayIndexOf(now);
  const from = Math.max(MORNING, Math.ceil((wallOf(now) - today * DAY) / HOUR) * HOUR);
  const isToday = day <= today;
  const begins = (chosen: number) =>
    chosen === today ? Math.max(instantOf(today * DAY + from), startOn(today)) : startOn(chosen);
  const isOver = isFree(today, zone) || begins(today) >= instantOf(today * DAY + EVENING);
  const start = begins(!isToday ? day : isOver ? workdayAfter(today, zone) : today);
  return { start, end: start + HOUR };
}

const morningOn = (day: number): number => instantOf(day * DAY + MORNING);

const workdayAfter = (day: number, zone: HolidayZone): number =>
  isFree(day + 1, zone) ? workdayAfter(day + 1, zone) : day + 1;
