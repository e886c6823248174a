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

/**
 * Form values to begin with: empty, so that no value is written that was not chosen, except for a box, which shows one
 * of its two values at once: the one that changes a record left as created.
 */
export function bulkValues(schema: Pick<ResourceSchema, 'fields' | 'key'>): ChangeValues {
  const initial = initialValues(schema);
  const shown = (name: string) => (typeof initial[name] === 'boolean' ? !initial[name] : null);
  return Object.fromEntries(bulkFieldsOf(schema).map((name) => [name, shown(name)]));
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
