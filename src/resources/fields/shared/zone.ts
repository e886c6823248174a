import { parisWall } from './instants';
import { DAY, HOUR } from '../../common/durations';

/** Time zone of all planning; the product's wall-clock times are in Paris time. */
export const PLANNING_ZONE = 'Europe/Paris';

const ofHours = new Map<number, number>();
/** The same by UTC day; NaN on days with a change. Cached, because a plan needs thousands of offsets. */
const ofDays = new Map<number, number>();

function offsetOfHour(hour: number): number {
  const known = ofHours.get(hour);
  if (known !== undefined) return known;
  const offset = parisWall(new Date(hour * HOUR).toISOString()).getTime() - hour * HOUR;
  ofHours.set(hour, offset);
  return offset;
}

function offsetOfDay(day: number): number {
  const known = ofDays.get(day);
  if (known !== undefined) return known;
  const [before, after] = [offsetOfHour(day * 24), offsetOfHour((day + 1) * 24)];
  const offset = before === after ? before : Number.NaN;
  ofDays.set(day, offset);
  return offset;
}

function offsetAt(instant: number): number {
  const offset = offsetOfDay(Math.floor(instant / DAY));
  return Number.isNaN(offset) ? offsetOfHour(Math.floor(instant / HOUR)) : offset;
}

/**
 * Wall-clock time of an instant, in milliseconds as if it were UTC.
 *
 * @example wallOf(Date.parse('2026-07-01T12:00:00Z')) // Date.parse('2026-07-01T14:00:00Z')
 */
export const wallOf = (instant: number): number => instant + offsetAt(instant);

/**
 * Instant of a wall-clock time (milliseconds as if UTC). A time skipped by daylight saving maps to one hour
 * later; a repeated one to its first occurrence.
 */
export function instantOf(wall: number): number {
  const early = wall - offsetAt(wall - DAY);
  const late = wall - offsetAt(wall + DAY);
  const exact = [Math.min(early, late), Math.max(early, late)].find((one) => wallOf(one) === wall);
  return exact ?? Math.max(early, late);
}

/** Number of the wall-clock day, in days since 1970. */
export const dayIndexOf = (instant: number): number => Math.floor(wallOf(instant) / DAY);

export const startOfDay = (dayIndex: number): number => instantOf(dayIndex * DAY);

export const dayText = (dayIndex: number): string => new Date(dayIndex * DAY).toISOString().slice(0, 10);

export const dayTextAt = (instant: number): string => dayText(dayIndexOf(instant));

export const dayIndexOfText = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** Weekday from 0 (Monday) to 6 (Sunday). */
export const weekdayOf = (dayIndex: number): number => (((dayIndex + 3) % 7) + 7) % 7;

export const instantText = (instant: number): string => new Date(instant).toISOString();
