import { isEmptyValue } from '../../validate';
import type { ResourceSchema } from '../../types';

type Values = Readonly<Record<string, unknown>>;

/** The fields that a form sends: those that the API does not fill itself. */
const sentFields = (schema: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) => (spec.readOnly ? [] : [name]));

const orNull = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/** The values of a new record's form: what the declaration gives, null for the others. */
export const initialValues = (schema: Pick<ResourceSchema, 'fields'>): Values =>
  Object.fromEntries(sentFields(schema).map((name) => [name, orNull(schema.fields[name]?.initial)]));

/** The values of an existing record's form. */
export const recordValues = (schema: Pick<ResourceSchema, 'fields'>, record: Values): Values =>
  Object.fromEntries(sentFields(schema).map((name) => [name, orNull(record[name])]));

/** What is sent to create a record: every value, and null for what was emptied (an absent field takes its initial value). */
export const createdValues = (schema: Pick<ResourceSchema, 'fields'>, values: Values): Values =>
  Object.fromEntries(
    sentFields(schema)
      .filter((name) => !isEmptyValue(values[name]) || schema.fields[name]?.initial !== undefined)
      .map((name) => [name, orNull(values[name])]),
  );

/** What is sent to change a record: only what differs, null for what was emptied (a PUT leaves absent fields as they are). */
export const changedValues = (schema: Pick<ResourceSchema, 'fields'>, before: Values, after: Values): Values =>
  Object.fromEntries(
    sentFields(schema)
      .filter((name) => !isSame(orNull(before[name]), orNull(after[name])))
      .map((name) => [name, orNull(after[name])]),
  );

/** Whether two values of a form are the same data. A chosen file is itself and nothing else. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
