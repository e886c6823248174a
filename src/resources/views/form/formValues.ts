import { isSame } from '../../common/isSame';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import type { Values } from '../../language/values';

/** The fields that a form sends: those that the API does not fill itself. */
const sentFields = (schema: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) => (spec.readOnly ? [] : [name]));

/** Whether a form has an input for a field; what the API fills, or what never changes, is shown as a value. */
export function isInput(
  { fields, key }: Pick<ResourceSchema, 'fields' | 'key'>,
  name: string,
  isNew: boolean,
): boolean {
  const spec = fields[name];
  return spec !== undefined && !spec.readOnly && (isNew || (!spec.immutable && name !== key));
}

const orNull = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/** The values of a new record's form: what the declaration gives, null for the others. */
export const initialValues = (schema: Pick<ResourceSchema, 'fields'>): Values =>
  Object.fromEntries(sentFields(schema).map((name) => [name, orNull(schema.fields[name]?.initial)]));

/** The values of an existing record's form. */
export const recordValues = (schema: Pick<ResourceSchema, 'fields'>, record: Values): Values =>
  Object.fromEntries(sentFields(schema).map((name) => [name, orNull(record[name])]));

/** What is sent to create: every value, and null for what was emptied (an absent field takes its initial value). */
export const createdValues = (schema: Pick<ResourceSchema, 'fields'>, values: Values): Values =>
  Object.fromEntries(
    sentFields(schema)
      .filter((name) => !isEmptyValue(values[name]) || schema.fields[name]?.initial !== undefined)
      .map((name) => [name, orNull(values[name])]),
  );

/** What is sent to change: only what differs, null for what was emptied (a PUT leaves absent fields as they are). */
export const changedInput = (schema: Pick<ResourceSchema, 'fields'>, before: Values, after: Values): Values =>
  Object.fromEntries(
    sentFields(schema)
      .filter((name) => !isSame(orNull(before[name]), orNull(after[name])))
      .map((name) => [name, orNull(after[name])]),
  );
