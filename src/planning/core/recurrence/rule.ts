/** The day of a monthly rule: a day of the month, or a weekday of one of its weeks. */
export type MonthlyDay =
  /** From 1 to 31, or -1 for the last day; months without that day are skipped (RFC 5545). */
  | { readonly day: number }
  /** `nth` from 1 to 5, or -1 for the last; `weekday` from 0 (Monday) to 6. Months without that day are skipped. */
  | { readonly nth: number; readonly weekday: number };

export type Pattern =
  | { readonly frequency: 'daily' }
  /** `weekdays` from 0 (Monday) to 6, sorted, at least one. */
  | { readonly frequency: 'weekly'; readonly weekdays: readonly number[] }
  | { readonly frequency: 'monthly'; readonly on: MonthlyDay };

export type Frequency = Pattern['frequency'];

export type RecurrenceEnd =
  /** The last day, `YYYY-MM-DD`, included. */
  | { readonly until: string }
  /** Number of occurrences, including exceptions. */
  | { readonly count: number };

/** A recurrence rule in the shape that the form edits. */
export interface RecurrenceRule {
  /** Wall-clock time of the earliest occurrence (`wallOf`); all occurrences have its time of day. */
  readonly start: number;
  readonly pattern: Pattern;
  /** In days, weeks or months, from 1. */
  readonly interval: number;
  readonly end: RecurrenceEnd;
  /** Days without an occurrence, `YYYY-MM-DD`, sorted. */
  readonly exceptions: readonly string[];
}

/** Maximum number of slots in a series, exceptions included. */
export const MAX_OCCURRENCES = 1_000;

/** Maximum length of a series, in years. */
export const MAX_YEARS = 5;

export const MAX_INTERVAL = 99;
