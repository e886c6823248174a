import { emptyToNull } from '../../fields/shared/reading';
import { isSame } from '../../common/isSame';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import type { Values } from '../../language/values';

/** The fields that a form sends: those that are not read-only. */
const sentFields = (schema: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) => (spec.readOnly ? [] : [name]));

/** False for read-only and fixed fields, which a form shows as values. */
export function isInput(
  { fields, key }: Pick<ResourceSchema, 'fields' | 'key'>,
  name: string,
  isNew: boolean,
): boolean {
  const spec = fields[name];
  return spec !== undefined && !spec.readOnly && (isNew || (!spec.immutable && name !== key));
}

/** Initial values of a new record's form; null without a declared one. */
export const initialValues = (schema: Pick<ResourceSchema, 'fields'>): Values =>
  Object.fromEntries(sentFields(schema).map((name) => [name, emptyToNull(schema.fields[name]?.initial)]));

export const recordValues = (schema: Pick<ResourceSchema, 'fields'>, record: Values): Values =>
  Object.fromEntries(sentFields(schema).map((name) => [name, emptyToNull(record[name])]));

/**
 * Body of a create. Emptied fields are sent as null if they have an initial value, which the API would apply
 * to an absent field.
 */
export const createdValues = (schema: Pick<ResourceSchema, 'fields'>, values: Values): Values =>
  Object.fromEntries(
    sentFields(schema)
      .filter((name) => !isEmptyValue(values[name]) || schema.fields[name]?.initial !== undefined)
      .map((name) => [name, emptyToNull(values[name])]),
  );

/** Body of an update: only changed fields, null if emptied (PUT leaves absent fields unchanged). */
export const changedInput = (schema: Pick<ResourceSchema, 'fields'>, before: Values, after: Values): Values =>
  Object.fromEntries(
    sentFields(schema)
      .filter((name) => !isSame(emptyToNull(before[name]), emptyToNull(after[name])))
      .map((name) => [name, emptyToNull(after[name])]),
  );
