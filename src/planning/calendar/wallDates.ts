import { dayIndexOf, instantOf, wallOf } from '../../resources/fields/shared/zone';

/**
 * What the clocks of Paris show at an instant, as a date of the browser's own zone: the calendar's library and the pickers
 * know no other zone, and the plan's is the same for everybody.
 */
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

/** The instant at which the clocks of Paris show what a date of the browser's zone shows. */
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

/** Midnight of a day, as a date of the browser's zone. */
export function dateOfDay(day: number): Date {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** The day of a date of the browser's zone. */
export const dayOfDate = (date: Date): number => dayIndexOf(instantOfWallDate(date));
