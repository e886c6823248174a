import type { PersonValue, RecordValue, Moment } from './comparedValues';
import type { Operator } from './operators';

/** Value of a comparison. */
export type ComparedValue =
  | string
  | number
  | boolean
  | null
  | Moment
  | RecordValue
  | PersonValue
  | readonly ComparedValue[];

/** Comparison of a field with a value. */
export interface Comparison {
  readonly field: string;
  readonly operator: Operator;
  /** Absent for `isEmpty` and `isNotEmpty`; an array for `in`; `[from, to]` for `between`. */
  readonly value?: ComparedValue;
}

/** Condition on child records: some, none or all of them match (all also matches without records). */
export interface BelowCondition {
  /** A direct child collection: `Vehicules/{vehiculeId}/entretiens`. */
  readonly below: string;
  readonly has: 'some' | 'none' | 'all';
  readonly where: Condition;
  /** Restricts the child records considered, such as to those that the caller may read; all by default. */
  readonly among?: Condition;
}

/** Condition on records of another collection that refer to this one. Only allowed in `rows` (`rowAccess.ts`). */
export interface PointingCondition {
  readonly pointing: string;
  /** The reference field in that collection. */
  readonly by: string;
  readonly has: 'some' | 'none' | 'all';
  readonly where: Condition;
}

/**
 * A condition as data, shared by browser, API, SQL and documentation.
 *
 * @example { all: [{ field: 'actif', operator: 'equals', value: true }] }
 */
export type Condition =
  | Comparison
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** Condition on the parent record. Only the server uses it, in SQL. */
  | { readonly above: Condition }
  /** Condition on the referenced record. If that record is unknown in the browser, the server decides. */
  | { readonly reference: string; readonly where: Condition }
  | BelowCondition
  | PointingCondition;

export const isComparison = (condition: Condition): condition is Comparison => 'field' in condition;

/** Builds a comparison with a parsed or stored value. */
export const compare = (field: string, operator: Operator, value: unknown): Comparison => ({
  field,
  operator,
  value: value as ComparedValue,
});

/** True for `all` and `any`. */
export const isJunction = (
  condition: Condition,
): condition is Extract<Condition, { all: unknown } | { any: unknown }> => 'all' in condition || 'any' in condition;

/** Joins conditions with AND; an empty list gives undefined. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? { all: given } : given[0];
}

/** Fields of the record itself that a condition compares, with duplicates. */
export function fieldsIn(condition: Condition): readonly string[] {
  if (isComparison(condition)) return [condition.field];
  if ('above' in condition || 'below' in condition || 'pointing' in condition) return [];
  if ('reference' in condition) return [condition.reference];
  return ('all' in condition ? condition.all : condition.any).flatMap((one) => fieldsIn(one));
}

/** References whose records a condition tests. */
export function referencesIn(condition: Condition): readonly string[] {
  if ('reference' in condition) return [condition.reference];
  return isJunction(condition) ? ('all' in condition ? condition.all : condition.any).flatMap(referencesIn) : [];
}

/** Maps the values of a condition, including those about other records. */
export function withValues(condition: Condition, valueOf: (value: ComparedValue | undefined) => unknown): Condition {
  if (isComparison(condition))
    return 'value' in condition ? { ...condition, value: valueOf(condition.value) as ComparedValue } : condition;
  if ('above' in condition) return { above: withValues(condition.above, valueOf) };
  if ('below' in condition) {
    const among = condition.among && withValues(condition.among, valueOf);
    return { ...condition, where: withValues(condition.where, valueOf), ...(among && { among }) };
  }
  if ('reference' in condition || 'pointing' in condition)
    return { ...condition, where: withValues(condition.where, valueOf) };
  return 'all' in condition
    ? { all: condition.all.map((part) => withValues(part, valueOf)) }
    : { any: condition.any.map((part) => withValues(part, valueOf)) };
}

/** True if the condition tests other records, so that only SQL can evaluate it. */
export function asksOther(condition: Condition): boolean {
  if (isComparison(condition)) return false;
  if ('above' in condition || 'reference' in condition || 'below' in condition || 'pointing' in condition) return true;
  return ('all' in condition ? condition.all : condition.any).some(asksOther);
}
