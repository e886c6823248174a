import type { Merge } from '../../records/merge';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Values } from '../../language/values';

export interface Conflict {
  /** The record as the form loaded it. */
  readonly before: AnyRecord;
  readonly now: AnyRecord;
  readonly mine: Values;
  readonly merge: Merge;
  /** Name of each field's last writer, if the API tells it. */
  readonly writers: Readonly<Record<string, string>>;
}

/** Merged values to save instead; they include the other person's changes. */
export interface Settled {
  readonly now: AnyRecord;
  readonly values: Values;
  /** Fields changed only by the other person. */
  readonly taken: readonly string[];
  readonly writers: Conflict['writers'];
}

export const namesOf = (writers: Conflict['writers'], fields: readonly string[]): readonly string[] => [
  ...new Set(fields.flatMap((name) => writers[name] ?? [])),
];
