import type { ResourceSchema } from '../resources/types';

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values of a record are the same, however deep; files and dates only where they are the same object. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}

/** The values that a body may hold: declared fields that are not read only. Nothing is dropped for being 0 or false. */
export const writableValues = ({ fields }: Pick<ResourceSchema, 'fields'>, data: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readOnly }]) => (readOnly || data[name] === undefined ? [] : [[name, data[name]]])),
  );

/** Of `values`, those that `previous` does not already hold; no value counts as null. */
export const changedValues = (values: Values, previous: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value ?? null, previous[name] ?? null)));
