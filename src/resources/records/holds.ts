import { isComparison, type BelowCondition, type Comparison, type Condition } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { kindOf } from '../fields/kinds';
import { foldText } from '../common/foldText';
import { compares, type OperatorOf } from '../language/operators';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { isEmptyValue } from '../fields/shared/reading';
import type { Values } from '../language/values';

/** Normalises a value for comparison: canonical, texts folded, sets as arrays. */
function comparable(value: unknown, spec: FieldSpec | undefined): unknown {
  const read = spec ? kindOf(spec).parse(value, spec) : undefined;
  const canonical = read?.ok ? read.value : value;
  const fold = (one: unknown) => (typeof one === 'string' ? foldText(one) : one);
  return Array.isArray(canonical) ? canonical.map(fold) : fold(canonical);
}

/** Converts a typed part of a text to its stored form: `06 12` of a telephone number becomes `+33612`. */
export const partIn = (typed: unknown, spec: FieldSpec | undefined): unknown =>
  typeof typed === 'string' ? ((spec && kindOf(spec).storedPart?.(typed)) ?? typed) : typed;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Negative, 0 or positive; NaN for incomparable values, which fails every comparison. */
function order(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return NaN;
}

/** `held` is never empty. For sets, `equals` and `contains` require every value, `in` any. */
type Test = (held: unknown, asked: unknown) => boolean;

const isEqual: Test = (held, asked) =>
  Array.isArray(held) ? asList(asked).every((one) => held.includes(one)) : held === asked;

/** Tests of operators that take a value. */
const TESTS: Readonly<Record<OperatorOf<'one' | 'part'>, Test>> = {
  equals: isEqual,
  notEquals: (held, asked) => !isEqual(held, asked),
  contains: (held, asked) => (Array.isArray(held) ? isEqual(held, asked) : String(held).includes(String(asked))),
  startsWith: (held, asked) => (Array.isArray(held) ? isEqual(held, asked) : String(held).startsWith(String(asked))),
  lessThan: (held, asked) => order(held, asked) < 0,
  lessOrEqual: (held, asked) => order(held, asked) <= 0,
  greaterThan: (held, asked) => order(held, asked) > 0,
  greaterOrEqual: (held, asked) => order(held, asked) >= 0,
};

function comparisonHolds({ field, operator, value }: Comparison, record: Values, fields: Fields): boolean {
  const present = !isEmptyValue(record[field]);
  if (compares(operator, 'none')) return present === (operator === 'isNotEmpty');
  if (!present) return false;
  const isPart = compares(operator, 'part');
  const held = comparable(record[field], fields[field]);
  // A part of a text has no canonical form, so it is converted by `partIn`.
  const read = (one: unknown) =>
    isPart && !Array.isArray(held) ? comparable(partIn(one, fields[field]), undefined) : comparable(one, fields[field]);
  const asked = asList(value);
  if (compares(operator, 'several')) {
    return asked.some((one) => !isEmptyValue(one) && asList(read(one)).some((part) => asList(held).includes(part)));
  }
  if (isEmptyValue(value) || asked.some(isEmptyValue)) return false;
  if (compares(operator, 'range')) return order(held, read(asked[0])) >= 0 && order(held, read(asked[1])) <= 0;
  return TESTS[operator](held, read(value));
}

/** Known child records of a record, by collection. */
export type RecordsBelow = (
  collection: string,
) => { readonly schema: Pick<ResourceSchema, 'fields'>; readonly records: readonly Values[] } | undefined;

/** The known record behind a reference. */
export type ReferencedRecords = (
  field: string,
  id: unknown,
) => { readonly schema: Pick<ResourceSchema, 'fields'>; readonly record: Values } | undefined;

export function isKnown(condition: Condition, record: Values, referenced: ReferencedRecords | undefined): boolean {
  if (isComparison(condition)) return true;
  if ('reference' in condition) {
    const id = record[condition.reference];
    return isEmptyValue(id) || referenced?.(condition.reference, id) !== undefined;
  }
  if ('above' in condition || 'below' in condition || 'pointing' in condition) return false;
  return ('all' in condition ? condition.all : condition.any).every((part) => isKnown(part, record, referenced));
}

const HAS: Readonly<Record<BelowCondition['has'], (count: number, total: number) => boolean>> = {
  some: (count) => count > 0,
  none: (count) => count === 0,
  all: (count, total) => count === total,
};

function belowHolds({ below, has, where, among }: BelowCondition, recordsBelow: RecordsBelow | undefined): boolean {
  const found = recordsBelow?.(below);
  if (!found) return false;
  const { schema } = found;
  const records = among ? found.records.filter((record) => holds(among, record, schema)) : found.records;
  return HAS[has](records.filter((record) => holds(where, record, schema)).length, records.length);
}

/**
 * Evaluates a condition as SQL does: empty values match no comparison, and neither does a comparison without
 * a value; texts compare without case and accents. `all` of nothing is true, `any` of nothing false.
 *
 * @param below known child records
 * @param referenced known referenced records
 */
export function holds(
  condition: Condition,
  record: Values,
  schema: Pick<ResourceSchema, 'fields'>,
  below?: RecordsBelow,
  referenced?: ReferencedRecords,
): boolean {
  if (isComparison(condition)) return comparisonHolds(condition, record, schema.fields);
  // Parents and referring records are unknown here, so the condition fails.
  if ('above' in condition || 'pointing' in condition) return false;
  if ('reference' in condition) {
    const id = record[condition.reference];
    const found = isEmptyValue(id) ? undefined : referenced?.(condition.reference, id);
    return found !== undefined && holds(condition.where, found.record, found.schema);
  }
  if ('below' in condition) return belowHolds(condition, below);
  return 'all' in condition
    ? condition.all.every((part) => holds(part, record, schema, below, referenced))
    : condition.any.some((part) => holds(part, record, schema, below, referenced));
}
