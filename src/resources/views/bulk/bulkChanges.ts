import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../records/validate';
import type { ResourceSchema } from '../../language/resourceSchema';
import { initialValues, isInput } from '../form/formValues';
import type { SelectedRecords } from './bulkTypes';

export const bulkFieldsOf = (schema: Pick<ResourceSchema, 'fields' | 'key'>): readonly string[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) =>
    isInput(schema, name, false) && !spec.unique && kindOf(spec).upload === undefined ? [name] : [],
  );

/** Initial form values, as for a new record: an input may display an initial value, which then counts as chosen. */
export function bulkValues(schema: Pick<ResourceSchema, 'fields' | 'key'>): ChangeValues {
  const initial = initialValues(schema);
  return Object.fromEntries(bulkFieldsOf(schema).map((name) => [name, initial[name] ?? null]));
}

export const chosenValues = (fields: readonly string[], values: ChangeValues): ChangeValues =>
  Object.fromEntries(fields.map((name) => [name, isEmptyValue(values[name]) ? null : values[name]]));

export const editChanges = (
  collection: string,
  selected: SelectedRecords,
  values: ChangeValues,
): readonly ChangeRequest[] => selected.map((record) => ({ collection, action: 'update', ...record, values }));

export const deleteChanges = (collection: string, selected: SelectedRecords): readonly ChangeRequest[] =>
  selected.map((record) => ({ collection, action: 'delete', ...record }));
