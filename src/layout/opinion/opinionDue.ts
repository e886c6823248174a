/** The calendar quarter of a day: `2026-4`. */
const quarterOf = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The preference that holds the day on which an opinion was last asked for or given, or on which a person first came. */
export const OPINION_DAY = 'avisDernierJour';

/**
 * Whether an opinion is asked for today: once in each quarter after the one in which the person came, and so never twice
 * a day.
 *
 * @param last the day that is remembered; undefined for a person who comes for the first time
 */
export const isOpinionDue = (last: string | undefined, today: string): boolean =>
  last !== undefined && last < today && quarterOf(last) !== quarterOf(today);
