/** The reader or writer, as compared in conditions. */
export interface ComparedPerson {
  /** Id of the user. */
  readonly id: number;
  /** Ids of their functions. */
  readonly fonctions: readonly number[];
}

/**
 * Compares with another field of the record, even in a condition on a referenced record.
 *
 * @example { field: 'fin', operator: 'lessThan', value: { record: 'debut' } }
 */
export interface RecordValue {
  readonly record: string;
}

/**
 * A value that depends on the reader or writer: `{ person: 'id' }` is their user id, `{ person: 'fonctions'
 * }` the ids of their functions, for the operator `in`.
 */
export interface PersonValue {
  readonly person: keyof ComparedPerson;
}

export const DAYS = ['days', 'weeks', 'months', 'years'] as const;
export const UNITS = ['minutes', 'hours', ...DAYS] as const;

type Counts<Unit extends string> = Readonly<Partial<Record<Unit, number>>>;
type Without<Unit extends string> = Readonly<Partial<Record<Unit, never>>>;

/** Units are inside `plus`; beside the moment they do not compile. */
interface Instant extends Without<(typeof UNITS)[number]> {
  readonly moment: 'now';
  readonly plus?: Counts<(typeof UNITS)[number]>;
}

interface Day extends Without<(typeof UNITS)[number]> {
  readonly moment: 'today' | 'startOfWeek' | 'startOfMonth' | 'startOfYear' | 'year';
  readonly plus?: Counts<(typeof DAYS)[number]> & Without<'minutes' | 'hours'>;
}

/**
 * A value relative to the current day: `{ moment: 'today', plus: { days: 30 } }`. Months and years follow the calendar;
 * if a month lacks the day, its last day is used. For instants use `now`, which also supports minutes and hours.
 */
export type Moment = Instant | Day;
