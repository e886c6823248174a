import { kindOf } from '../../fields/kinds';
import type { FieldSpec } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import type { ExistingIndex, ExistingRecord } from './importPlanTypes';

/** Normalises a key so that values the database considers equal get the same text: ignores the case of texts. */
export const keyText = (value: unknown, spec: FieldSpec | undefined): string =>
  spec && kindOf(spec).column(spec) === 'text' ? String(value).toLowerCase() : JSON.stringify(value);

/** Indexes records by the import's key. @param key a field, or `id` */
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
