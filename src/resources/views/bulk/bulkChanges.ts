import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../records/validate';
import type { ResourceSchema } from '../../language/resourceSchema';
import { initialValues, isInput } from '../form/formValues';
import type { SelectedRecords } from './bulkTypes';

/** The fields that many records can be given the same value of: neither files, nor what no two records share. */
export const bulkFieldsOf = (schema: Pick<ResourceSchema, 'fields' | 'key'>): readonly string[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) =>
    isInput(schema, name, false) && !spec.unique && kindOf(spec).upload === undefined ? [name] : [],
  );

/** What the form of many records begins with, as that of a new one: an input may show its initial value, which is then meant. */
export function bulkValues(schema: Pick<ResourceSchema, 'fields' | 'key'>): ChangeValues {
  const initial = initialValues(schema);
  return Object.fromEntries(bulkFieldsOf(schema).map((name) => [name, initial[name] ?? null]));
}

/** The values of the chosen fields; null empties one. */
export const chosenValues = (fields: readonly string[], values: ChangeValues): ChangeValues =>
  Object.fromEntries(fields.map((name) => [name, isEmptyValue(values[name]) ? null : values[name]]));

/** Gives every selected record the same values. */
export const editChanges = (
  collection: string,
  selected: SelectedRecords,
  values: ChangeValues,
): readonly ChangeRequest[] => selected.map((record) => ({ collection, action: 'update', ...record, values }));

/** Deletes every selected record. */
export const deleteChanges = (collection: string, selected: SelectedRecords): readonly ChangeRequest[] =>
  selected.map((record) => ({ collection, action: 'delete', ...record }));
