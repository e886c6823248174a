import type { Condition } from './condition';

/** Two fields of which the second is never before the first. */
export interface FieldPeriod<Name extends string = string> {
  readonly from: Name;
  readonly to: Name;
  /** The second is after the first, and never the same. */
  readonly strict?: true;
  /**
   * No two records below one parent have it at the same time: days with their ends, instants up to them; one without an end
   * never ends. `by`: only those that have the same values there; `when`: only those of which the condition holds.
   */
  readonly noOverlap?: { readonly by?: readonly Name[]; readonly when?: Condition };
}

/**
 * Fields that no two records below one parent share, among those of which a condition holds; with none, only one record below
 * each parent fulfils it.
 */
export interface UniqueWhen<Name extends string = string> {
  readonly fields: readonly Name[];
  readonly when: Condition;
}
