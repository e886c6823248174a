import type { Moment } from './comparedValues';

/** What an embedded field holds. */
interface EmbeddedValue {
  readonly [field: string]: unknown;
  readonly moment?: never;
  readonly from?: never;
}

/** A value that a declaration writes: always the same, or that of a moment. */
export type WrittenValue = string | number | boolean | null | Moment | EmbeddedValue | readonly WrittenValue[];

/** The values of a record, or some of them, by the names of the fields. */
export type Values = Readonly<Record<string, unknown>>;
