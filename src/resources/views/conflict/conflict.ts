import type { Merge } from '../../records/merge';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Values } from '../../language/values';

/** A record that another person saved while a form was changing it. */
export interface Conflict {
  /** As the form began with it. */
  readonly before: AnyRecord;
  /** As it is now. */
  readonly now: AnyRecord;
  /** What the form holds. */
  readonly mine: Values;
  readonly merge: Merge;
  /** The names of those who changed a field last, by field, as far as they are known. */
  readonly writers: Readonly<Record<string, string>>;
}

/** What is to be saved instead: nothing that another person wrote is lost by it unseen. */
export interface Settled {
  readonly now: AnyRecord;
  readonly values: Values;
  /** The fields that only another person has changed. */
  readonly taken: readonly string[];
  readonly writers: Conflict['writers'];
}

/** The different names of the people who wrote some fields. */
export const namesOf = (writers: Conflict['writers'], fields: readonly string[]): readonly string[] => [
  ...new Set(fields.flatMap((name) => writers[name] ?? [])),
];
