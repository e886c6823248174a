import { isSame } from '../resources/isSame';
import type { ResourceSchema } from '../resources/types';

type Values = Readonly<Record<string, unknown>>;

/** The values that a body may hold: declared fields that are not read only. Nothing is dropped for being 0 or false. */
export const writableValues = ({ fields }: Pick<ResourceSchema, 'fields'>, data: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readOnly }]) =>
      readOnly || data[name] === undefined ? [] : [[name, data[name]]],
    ),
  );

/** Of `values`, those that `previous` does not already hold; no value counts as null. */
export const changedValues = (values: Values, previous: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value ?? null, previous[name] ?? null)));
