import type { Condition } from './condition';

/** A period: `to` must not be before `from`. */
export interface FieldPeriod<Name extends string = string> {
  readonly from: Name;
  readonly to: Name;
  /** `to` must be after `from`, not equal. */
  readonly strict?: true;
  /**
   * Periods of records below the same parent must not overlap. Days include their end, instants exclude it;
   * an empty end means forever. `by` compares only records that agree in these fields, `when` only those that
   * meet the condition.
   */
  readonly noOverlap?: { readonly by?: readonly Name[]; readonly when?: Condition };
}

/**
 * Unique fields among the records below a parent that meet the condition; without fields, at most one record
 * may meet it.
 */
export interface UniqueWhen<Name extends string = string> {
  readonly fields: readonly Name[];
  readonly when: Condition;
}
