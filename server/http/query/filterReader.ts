import * as z from 'zod';
import type { BelowCondition, Comparison, Condition } from '../../../src/resources/language/condition';
import { compare, isComparison } from '../../../src/resources/language/condition';
import type { FieldSpec, Kind } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { nearest } from '../../../src/resources/common/nearest';
import { OPERANDS, OPERATORS, type Operator } from '../../../src/resources/language/operators';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { parsePlain } from '../body/plainNumbers';
import { accept, reject, type Read, type ParameterReader } from './readParameters';

const MAX_LENGTH = 8000;
const MAX_DEPTH = 6;
const MAX_IN = 200;

/** The field's kind validates `value`. */
const comparison = z.strictObject({
  field: z.string().max(100),
  operator: z.enum(OPERATORS),
  value: z.unknown().optional(),
}) as z.ZodType<Comparison>;

/** A condition on nested records; `{ all: [] }` only asks whether there are any. */
const belowOf = (where: z.ZodType<Condition>) =>
  z.strictObject({
    below: z.string().max(200),
    has: z.enum(['some', 'none', 'all']),
    where: z.union([where, z.strictObject({ all: z.tuple([]) })]),
  });

/** Builds the schema for a limited depth, so that nesting cannot exhaust the stack. */
const conditionOf = (depth: number, asksBelow: boolean): z.ZodType<Condition> => {
  if (depth === 0) return comparison;
  const inner = conditionOf(depth - 1, asksBelow);
  const several = z.array(inner).min(1).max(50);
  const own = [comparison, z.strictObject({ all: several }), z.strictObject({ any: several })] as const;
  return asksBelow ? z.union([...own, belowOf(inner)]) : z.union(own);
};

/** The JSON form of a condition on the record alone; the resource's declaration validates fields and values. */
export const conditionSchema = conditionOf(MAX_DEPTH, false);

const filterSchema = conditionOf(MAX_DEPTH, true);

/** Returns a nested collection as the caller may read it; undefined if they may not filter by it. */
export type CollectionsBelow = (name: string) => ResourceSchema | undefined;

const NO_COLLECTIONS: CollectionsBelow = () => undefined;

export type ReadValue = (value: unknown) => Read<unknown>;

/** Reads an operator's value by its type of operand. */
const VALUE_READERS: Readonly<
  Record<(typeof OPERANDS)[Operator], (one: ReadValue, kind: Kind, spec: FieldSpec) => ReadValue>
> = {
  none: () => () => accept(undefined),
  one: (one) => one,
  // A part of a text need not be a valid value of the field: half a postcode is not a postcode.
  part: (one, kind, spec) => (kind.column(spec) === 'text' ? readPart : one),
  several: (one) => (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= MAX_IN ? readEach(value, one) : reject('filterValue'),
  range: (one) => (value) =>
    Array.isArray(value) && value.length === 2 ? readEach(value, one) : reject('filterValue'),
};

const readPart: ReadValue = (value) =>
  typeof value === 'string' && value !== '' && value.length <= 200 ? accept(value) : reject('filterValue');

function readEach(values: readonly unknown[], one: ReadValue): Read<unknown> {
  const read: unknown[] = [];
  for (const value of values) {
    const result = one(value);
    if (!result.ok) return result;
    read.push(result.value);
  }
  return accept(read);
}

/** Reads a value by the field's kind; a kind with several values is compared with one of them. */
export const oneValue =
  (spec: FieldSpec): ReadValue =>
  (value) => {
    const parsed = parsePlain(spec, value);
    if (!parsed.ok) return reject('filterValue');
    return accept(Array.isArray(parsed.value) && !Array.isArray(value) ? parsed.value[0] : parsed.value);
  };

function readComparison({ field, operator, value }: Comparison, schema: ResourceSchema): Read<Comparison> {
  const spec = Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined;
  if (!spec) {
    const close = nearest(field, Object.keys(schema.fields));
    return close
      ? reject('filterFieldNearest', { name: field, nearest: close })
      : reject('filterField', { name: field });
  }
  const kind = kindOf(spec);
  if (!kind.operators(spec).includes(operator)) return reject('filterOperator', { name: field, operator });
  const one = oneValue(spec);
  const read = VALUE_READERS[OPERANDS[operator]](one, kind, spec)(value);
  if (!read.ok) return reject('filterValue', { name: field });
  return accept(read.value === undefined ? { field, operator } : compare(field, operator, read.value));
}

/** Accepts only declared nested collections; one that the caller may not read is answered as unknown. */
function readBelow({ below, has, where }: BelowCondition, schema: ResourceSchema, collections: CollectionsBelow) {
  const offered = (schema.list.filtersBelow ?? []).filter((name) => collections(name) !== undefined);
  const nested = offered.includes(below) ? collections(below) : undefined;
  if (!nested) {
    const close = nearest(below, offered);
    return close
      ? reject('filterFieldNearest', { name: below, nearest: close })
      : reject('filterField', { name: below.slice(0, 100) });
  }
  const read = readCondition(where, nested, collections);
  return read.ok ? accept({ below, has, where: read.value }) : read;
}

function readCondition(condition: Condition, schema: ResourceSchema, collections: CollectionsBelow): Read<Condition> {
  if (isComparison(condition)) return readComparison(condition, schema);
  if ('above' in condition) return reject('filterField', { name: 'above' });
  if ('reference' in condition) return reject('filterField', { name: 'reference' });
  if ('below' in condition) return readBelow(condition, schema, collections);
  if ('pointing' in condition) return reject('filterField', { name: 'pointing' });
  const [word, parts] = 'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  const read: Condition[] = [];
  for (const part of parts) {
    const result = readCondition(part, schema, collections);
    if (!result.ok) return result;
    read.push(result.value);
  }
  return accept(word === 'all' ? { all: read } : { any: read });
}

function fromJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const nestsTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > MAX_DEPTH * 2 + 2 || Object.values(value).some((inner) => nestsTooDeep(inner, depth + 1)));

/**
 * Reads the parameter `Filter`: a condition in JSON, validated against the resource's declaration.
 *
 * @param collections the nested collections that the caller may filter by; `filterWithinReach` then narrows their
 *   records
 */
export const filterReader =
  (schema: ResourceSchema, collections: CollectionsBelow = NO_COLLECTIONS): ParameterReader<Condition> =>
  (text) => {
    if (text.length > MAX_LENGTH) return reject('filterTooLarge');
    const json = fromJson(text);
    if (!json) return reject('filterJson');
    if (nestsTooDeep(json.value)) return reject('filterTooLarge');
    const shaped = filterSchema.safeParse(json.value);
    return shaped.success ? readCondition(shaped.data, schema, collections) : reject('filterJson');
  };
