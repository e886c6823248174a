/** Who reads or writes records, as conditions on them compare it. */
export interface ComparedPerson {
  /** Their id among the users. */
  readonly id: number;
  /** The ids of the functions that they hold. */
  readonly fonctions: readonly number[];
}

/**
 * What a rule of a field compares with: the value of another field of the record, also where it asks for the record that a
 * reference points at.
 *
 * @example { field: 'fin', operator: 'lessThan', value: { record: 'debut' } }
 */
export interface RecordValue {
  readonly record: string;
}

/**
 * A value that depends on who reads or writes: `{ person: 'id' }` is their id among the users, `{ person: 'fonctions' }` the
 * ids of their functions, which `in` compares.
 */
export interface PersonValue {
  readonly person: keyof ComparedPerson;
}

export const DAYS = ['days', 'weeks', 'months', 'years'] as const;
export const UNITS = ['minutes', 'hours', ...DAYS] as const;

type Counts<Unit extends string> = Readonly<Partial<Record<Unit, number>>>;
type Without<Unit extends string> = Readonly<Partial<Record<Unit, never>>>;

/** Units stand in `plus`: beside the moment they do not compile. */
interface Instant extends Without<(typeof UNITS)[number]> {
  readonly moment: 'now';
  readonly plus?: Counts<(typeof UNITS)[number]>;
}

interface Day extends Without<(typeof UNITS)[number]> {
  readonly moment: 'today' | 'startOfWeek' | 'startOfMonth' | 'startOfYear' | 'year';
  readonly plus?: Counts<(typeof DAYS)[number]> & Without<'minutes' | 'hours'>;
}

/**
 * A value that depends on the day on which a condition is asked: `{ moment: 'today', plus: { days: 30 } }`. Months and years
 * are those of the calendar; the day after one that a month lacks is its last one. An instant is compared with `now`, which alone
 * knows minutes and hours.
 */
export type Moment = Instant | Day;
