import { kindOf } from '../../fields/kinds';
import type { FieldSpec } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import type { ExistingIndex, ExistingRecord } from './importPlanTypes';

/** Two values of a key that the database holds for the same have the same text: of texts, whatever their case. */
export const keyText = (value: unknown, spec: FieldSpec | undefined): string =>
  spec && kindOf(spec).column(spec) === 'text' ? String(value).toLowerCase() : JSON.stringify(value);

/**
 * The records of a collection by the key of an import.
 *
 * @param key a field, or `id`
 */
export function indexExisting(
  { fields }: Pick<ResourceSchema, 'fields'>,
  key: string,
  records: Iterable<ExistingRecord>,
): ExistingIndex {
  const spec = fields[key];
  const found = new Map<string, ExistingRecord>();
  for (const record of records) {
    const value = key === 'id' ? record.id : record.values[key];
    if (!isEmptyValue(value)) found.set(keyText(value, spec), record);
  }
  return { find: (value) => found.get(keyText(value, spec)) };
}
