/** Milliseconds. A day of the calendar may have an hour less or more: `fields/shared/zone.ts` knows which. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
