import { dayIndexOf, instantOf, wallOf } from '../../resources/fields/shared/zone';

/** A `Date` whose local fields show Paris time: react-big-calendar and the pickers know only the browser's zone. */
export function wallDate(instant: number): Date {
  const wall = new Date(wallOf(instant));
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  );
}

/** Inverse of `wallDate`. */
export const instantOfWallDate = (date: Date): number =>
  instantOf(
    Date.UTC(
      date.getFullYear(),
      date.getMonth(),
      date.getDate(),
      date.getHours(),
      date.getMinutes(),
      date.getSeconds(),
    ),
  );

/** Midnight of a day in the browser's zone. */
export function dateOfDay(day: number): Date {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The day (since 1970) of a date in the browser's zone. */
export const dayOfDate = (date: Date): number => dayIndexOf(instantOfWallDate(date));
