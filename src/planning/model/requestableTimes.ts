import { dayIndexOf, instantOf, wallOf, weekdayOf } from '../../resources/fields/shared/zone';
import { DAY, HOUR } from '../../resources/common/durations';
import { holidayOn, type HolidayZone } from '../core/holidays';
import type { Workday } from './plan';
import { usualWorkday } from './workday';

type Times = ReturnType<Workday>;

const SATURDAY = 5;
/** Usual hours of work, in which an hour begins. */
const MORNING = 9 * HOUR;
const EVENING = 18 * HOUR;

const isFree = (day: number, zone: HolidayZone): boolean =>
  weekdayOf(day) >= SATURDAY || holidayOn(day, zone) !== undefined;

/**
 * The times that are proposed for a request, as a planner's new slot would have them. A day to come is taken as it is
 * shown; one that has passed, or today, gives way to the next hour of work that has not begun.
 * @param day since 1970
 * @param now milliseconds
 * @param workday a day's free hours
 * @returns instants in milliseconds
 */
export function requestableTimes(day: number, now: number, zone: HolidayZone, workday: Workday = usualWorkday): Times {
  const today = dayIndexOf(now);
  const from = Math.max(MORNING, Math.ceil((wallOf(now) - today * DAY) / HOUR) * HOUR);
  const isToday = day <= today;
  const begins = (chosen: number) =>
    chosen === today ? Math.max(instantOf(today * DAY + from), workday(today).start) : workday(chosen).start;
  const isOver = isFree(today, zone) || begins(today) >= instantOf(today * DAY + EVENING);
  const on = !isToday ? day : isOver ? workdayAfter(today, zone) : today;
  const start = begins(on);
  const { start: usual, end } = workday(on);
  // What is left of a day that has begun may be less than an hour.
  return { start, end: start === usual ? end : Math.max(end, start + HOUR) };
}

/** The times of a request for a day that the person chose on the plan: its own hours, and today what is left of them. */
export function timesOfChosenDay(day: number, now: number, zone: HolidayZone, workday: Workday): Times {
  const left = requestableTimes(day, now, zone, workday);
  return dayIndexOf(left.start) === day ? left : workday(day);
}

const workdayAfter = (day: number, zone: HolidayZone): number =>
  isFree(day + 1, zone) ? workdayAfter(day + 1, zone) : day + 1;
