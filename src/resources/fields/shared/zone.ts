import { parisWall } from './instants';
import { DAY, HOUR } from '../../common/durations';

/** The time zone of every plan: the product's instants are those of Paris. */
export const PLANNING_ZONE = 'Europe/Paris';

/** How far the clocks of Paris are ahead of UTC, by the hour since 1970: they only change at full hours. */
const ofHours = new Map<number, number>();
/** The same by the day of UTC; not a number on one on which they change. A plan asks for thousands of instants. */
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
 * What the clocks show at an instant, as milliseconds that would be UTC.
 *
 * @example wallOf(Date.parse('2026-07-01T12:00:00Z')) // Date.parse('2026-07-01T14:00:00Z')
 */
export const wallOf = (instant: number): number => instant + offsetAt(instant);

/**
 * The instant at which the clocks show `wall` (milliseconds, read as UTC). Of a time that the change of clock skips, the
 * one an hour later; of one that comes twice, the first.
 */
export function instantOf(wall: number): number {
  const early = wall - offsetAt(wall - DAY);
  const late = wall - offsetAt(wall + DAY);
  const exact = [Math.min(early, late), Math.max(early, late)].find((one) => wallOf(one) === wall);
  return exact ?? Math.max(early, late);
}

/** Days since 1970 of what the clocks show: the day of a plan as a number, to compute with. */
export const dayIndexOf = (instant: number): number => Math.floor(wallOf(instant) / DAY);

/** The instant at which a day begins. */
export const startOfDay = (dayIndex: number): number => instantOf(dayIndex * DAY);

/** `2026-11-22` of a day. */
export const dayText = (dayIndex: number): string => new Date(dayIndex * DAY).toISOString().slice(0, 10);

/** `2026-11-22` of an instant. */
export const dayTextAt = (instant: number): string => dayText(dayIndexOf(instant));

/** The day of `2026-11-22`. */
export const dayIndexOfText = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The weekday of a day, from 0 (Monday) to 6 (Sunday). */
export const weekdayOf = (dayIndex: number): number => (((dayIndex + 3) % 7) + 7) % 7;

/** An instant as the API writes it (ISO 8601, UTC). */
export const instantText = (instant: number): string => new Date(instant).toISOString();
