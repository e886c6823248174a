/** Milliseconds. A calendar day may be an hour shorter or longer; see `fields/shared/zone.ts`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
