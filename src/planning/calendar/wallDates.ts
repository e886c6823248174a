import { dayIndexOf, instantOf, wallOf } from '../../resources/fields/shared/zone';

/**
 * A `Date` whose local fields show Paris time: react-big-calendar and the pickers know only the browser's zone.
 *
 * @param instant NaN gives an invalid date, as `Date` does
 */
export function wallDate(instant: number): Date {
  if (Number.isNaN(instant)) return new Date(Number.NaN);
  const wall = new Date(wallOf(instant));
  const date = new Date(2000, 0, 1, wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds());
  // The constructor maps the years 0 to 99 to the twentieth century; they occur while a year is typed.
  date.setFullYear(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  return date;
}

/** Inverse of `wallDate`. */
export function instantOfWallDate(date: Date): number {
  const wall = new Date(Date.UTC(2000, 0, 1, date.getHours(), date.getMinutes(), date.getSeconds()));
  wall.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  return instantOf(wall.getTime());
}

/** Midnight of a day in the browser's zone. */
export function dateOfDay(day: number): Date {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The day (since 1970) of a date in the browser's zone. */
export const dayOfDate = (date: Date): number => dayIndexOf(instantOfWallDate(date));
