import type { Condition } from './condition';
import type { Moment } from './comparedValues';

/** How long after a day: whole numbers, or formulas whose numbers are rounded. */
export interface Duration {
  readonly days?: number | Formula;
  readonly weeks?: number | Formula;
  readonly months?: number | Formula;
  readonly years?: number | Formula;
}

/** What is taken of the records of a collection that hangs directly below, of those that fulfil a condition where one is given. */
export type Aggregate = {
  readonly below: string;
  readonly where?: Condition;
} & (
  | { readonly take: 'count' }
  | { readonly take: 'any' }
  | { readonly take: 'sum' | 'min' | 'max'; readonly of: Formula }
  /** Of the record with the greatest value of the field `by`, a number or a time: of the latest one. */
  | { readonly take: 'last'; readonly of: Formula; readonly by: string }
);

/**
 * How a value is computed from a record, as data: SQL computes it when it is read, and JavaScript where a form shows what will
 * come of it. What lacks a value gives none, but for `first`, `join` and what is taken of the records below.
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
  /** To six decimals; none where the second is 0. */
  | { readonly divide: readonly [Formula, Formula] }
  /** The first that has a value. */
  | { readonly first: readonly Formula[] }
  /** The texts that there are, one after another. */
  | { readonly join: readonly Formula[]; readonly between?: string }
  /** The day that is so much later; the day after one that a month lacks is its last one. */
  | ({ readonly after: Formula } & Duration)
  /** From the first day to the second. */
  | { readonly daysBetween: readonly [Formula, Formula] }
  | { readonly when: Condition; readonly then: Formula; readonly otherwise?: Formula }
  | { readonly holds: Condition }
  /** What a formula gives for the one record that a field points at. */
  | { readonly reference: string; readonly of: Formula }
  | Aggregate;
