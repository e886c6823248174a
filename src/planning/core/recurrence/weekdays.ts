/** The weekdays as RFC 5545 writes them, Monday first. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The weekday of what the clocks show (`wallOf`), from 0 (Monday). */
export const weekdayOfWall = (wall: number): number => (new Date(wall).getUTCDay() + 6) % 7;
