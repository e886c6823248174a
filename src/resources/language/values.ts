import type { Moment } from './comparedValues';

/** Value of an embedded field. */
interface EmbeddedValue {
  readonly [field: string]: unknown;
  readonly moment?: never;
  readonly from?: never;
}

/** A value set by a declaration: a constant, or a moment. */
export type WrittenValue = string | number | boolean | null | Moment | EmbeddedValue | readonly WrittenValue[];

/** Values of a record by field. */
export type Values = Readonly<Record<string, unknown>>;
