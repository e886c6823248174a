import type { Condition } from './condition';
import type { Moment } from './comparedValues';

/** A duration: integers, or formulas whose results are rounded. */
export interface Duration {
  readonly days?: number | Formula;
  readonly weeks?: number | Formula;
  readonly months?: number | Formula;
  readonly years?: number | Formula;
}

/** Aggregate of the records in a direct child collection, optionally only those that meet a condition. */
export type Aggregate = {
  readonly below: string;
  readonly where?: Condition;
} & (
  | { readonly take: 'count' }
  | { readonly take: 'any' }
  | { readonly take: 'sum' | 'min' | 'max'; readonly of: Formula }
  /** Value of the record with the greatest `by` (a number or a time), such as the latest one. */
  | { readonly take: 'last'; readonly of: Formula; readonly by: string }
);

/**
 * A computed value as data: evaluated by SQL on reading, and by JavaScript for previews in forms. An empty
 * operand gives an empty result, except in `first`, `join` and aggregates.
 *
 * @example { after: { field: 'dernier' }, months: { field: 'periodicite' } }
 */
export type Formula =
  | { readonly field: string }
  | { readonly value: string | number | boolean }
  | Moment
  | { readonly add: readonly Formula[] }
  | { readonly subtract: readonly [Formula, Formula] }
  | { readonly multiply: readonly Formula[] }
  /** Six decimals; empty if the divisor is 0. */
  | { readonly divide: readonly [Formula, Formula] }
  /** The first non-empty value. */
  | { readonly first: readonly Formula[] }
  /** Joins the non-empty texts. */
  | { readonly join: readonly Formula[]; readonly between?: string }
  /** A later day; if a month lacks the day, its last day is used. */
  | ({ readonly after: Formula } & Duration)
  /** Days from the first to the second. */
  | { readonly daysBetween: readonly [Formula, Formula] }
  | { readonly when: Condition; readonly then: Formula; readonly otherwise?: Formula }
  | { readonly holds: Condition }
  /** A formula evaluated on the referenced record. */
  | { readonly reference: string; readonly of: Formula }
  | Aggregate;
