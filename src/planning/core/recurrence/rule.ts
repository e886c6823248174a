/** The days of a month on which a monthly rule falls: a day of it, or a weekday of one of its weeks. */
export type MonthlyDay =
  /** From 1 to 31, or -1 for the last one; a month without it is skipped (RFC 5545). */
  | { readonly day: number }
  /** `nth` from 1 to 5, or -1 for the last one; `weekday` from 0 (Monday) to 6. A month without it is skipped. */
  | { readonly nth: number; readonly weekday: number };

export type Pattern =
  | { readonly frequency: 'daily' }
  /** `weekdays` from 0 (Monday) to 6, in order, at least one. */
  | { readonly frequency: 'weekly'; readonly weekdays: readonly number[] }
  | { readonly frequency: 'monthly'; readonly on: MonthlyDay };

export type Frequency = Pattern['frequency'];

export type RecurrenceEnd =
  /** The last day, `YYYY-MM-DD`, included. */
  | { readonly until: string }
  /** How many times; those of exceptions count. */
  | { readonly count: number };

/** A rule by which a slot repeats, as a form holds it. */
export interface RecurrenceRule {
  /** What the clocks show when it begins (`wallOf`): its occurrences have this time of day, none is before it. */
  readonly start: number;
  readonly pattern: Pattern;
  /** Every how many days, weeks or months, from 1. */
  readonly interval: number;
  readonly end: RecurrenceEnd;
  /** Days on which it does not take place, `YYYY-MM-DD`, in order. */
  readonly exceptions: readonly string[];
}

/** The most slots of a series, exceptions included. */
export const MAX_OCCURRENCES = 1_000;

/** How long a series lasts at most, in years. */
export const MAX_YEARS = 5;

/** The most days, weeks or months between two occurrences. */
export const MAX_INTERVAL = 99;
