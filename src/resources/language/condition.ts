import type { PersonValue, RecordValue, Moment } from './comparedValues';
import type { Operator } from './operators';

/** What a declaration compares a field with. */
export type ComparedValue =
  | string
  | number
  | boolean
  | null
  | Moment
  | RecordValue
  | PersonValue
  | readonly ComparedValue[];

/** One comparison of a field with a value, as data. */
export interface Comparison {
  readonly field: string;
  readonly operator: Operator;
  /** Absent for `isEmpty` and `isNotEmpty`; an array for `in`; `[from, to]` for `between`. */
  readonly value?: ComparedValue;
}

/** What has to hold of the records of a nested collection: of some, of none, or of all of them (of no record at all, too). */
export interface BelowCondition {
  /** The collection that hangs directly below: `Vehicules/{vehiculeId}/entretiens`. */
  readonly below: string;
  readonly has: 'some' | 'none' | 'all';
  readonly where: Condition;
  /** The records that it asks about: those that the caller reads, where a caller asks. All of the collection where absent. */
  readonly among?: Condition;
}

/**
 * What has to hold of the records of another collection that point at this one: of some, of none, or of all of them. Only what
 * a declaration says of who reads which records asks it (`rowAccess.ts`).
 */
export interface PointingCondition {
  readonly pointing: string;
  /** The reference there that points at this record. */
  readonly by: string;
  readonly has: 'some' | 'none' | 'all';
  readonly where: Condition;
}

/**
 * A condition as data, so that browser, API, SQL and documentation share it.
 *
 * @example { all: [{ field: 'actif', operator: 'equals', value: true }] }
 */
export type Condition =
  | Comparison
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** Of a nested record: what has to hold of the record directly above it. Only the server asks for it, and in SQL. */
  | { readonly above: Condition }
  /** What has to hold of the record that a reference points at. Where that record is not known, the server answers. */
  | { readonly reference: string; readonly where: Condition }
  | BelowCondition
  | PointingCondition;

export const isComparison = (condition: Condition): condition is Comparison => 'field' in condition;

/** A comparison with a value that was read by a kind, or that a record holds. */
export const compare = (field: string, operator: Operator, value: unknown): Comparison => ({
  field,
  operator,
  value: value as ComparedValue,
});

/** Whether a condition is several of the record itself, and asks for no other record at this level. */
export const isJunction = (
  condition: Condition,
): condition is Extract<Condition, { all: unknown } | { any: unknown }> => 'all' in condition || 'any' in condition;

/** The condition that holds when all of `conditions` do; undefined where there is nothing to hold. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? { all: given } : given[0];
}

/** The names of the fields of a record itself that a condition compares, some more than once. */
export function fieldsIn(condition: Condition): readonly string[] {
  if (isComparison(condition)) return [condition.field];
  if ('above' in condition || 'below' in condition || 'pointing' in condition) return [];
  if ('reference' in condition) return [condition.reference];
  return ('all' in condition ? condition.all : condition.any).flatMap((one) => fieldsIn(one));
}

/** The references whose records a condition asks for. */
export function referencesIn(condition: Condition): readonly string[] {
  if ('reference' in condition) return [condition.reference];
  return isJunction(condition) ? ('all' in condition ? condition.all : condition.any).flatMap(referencesIn) : [];
}

/** A condition with other values, also where it asks for other records. */
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

/** Whether a condition asks for another record: then SQL alone can answer it. */
export function asksOther(condition: Condition): boolean {
  if (isComparison(condition)) return false;
  if ('above' in condition || 'reference' in condition || 'below' in condition || 'pointing' in condition) return true;
  return ('all' in condition ? condition.all : condition.any).some(asksOther);
}
