/** Weekday codes of RFC 5545, Monday first. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Weekday of a wall-clock time, from 0 (Monday). */
export const weekdayOfWall = (wall: number): number => (new Date(wall).getUTCDay() + 6) % 7;
