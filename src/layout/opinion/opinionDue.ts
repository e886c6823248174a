/** `2026-4` */
const quarterOf = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Preference with the day on which an opinion was last asked for or given, or of the person's first visit. */
export const OPINION_DAY = 'avisDernierJour';

/**
 * Whether to ask for an opinion today: once per quarter, from the one after the first visit on.
 * @param last the stored day; undefined on the first visit
 */
export const isOpinionDue = (last: string | undefined, today: string): boolean =>
  last !== undefined && last < today && quarterOf(last) !== quarterOf(today);
