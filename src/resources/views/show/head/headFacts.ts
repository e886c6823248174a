import { isEmptyValue } from '../../../records/validate';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

type Declared = Pick<
  ResourceSchema,
  'fields' | 'summary' | 'address' | 'search' | 'list' | 'representation' | 'picture'
>;

/** Beside a long name there is room for no more. */
const MOST = 2;

/**
 * What tells a record apart from one of the same name: a unique code and the town, if both the search and the list have
 * them. Only of what has an address, on pages with a summary: people are told apart by their picture.
 */
export function headFacts(schema: Declared, record: AnyRecord): readonly string[] {
  if (!schema.summary || !schema.address || schema.picture) return [];
  return (schema.search ?? [])
    .filter((field) => {
      const isTelling = schema.fields[field]?.unique === true || schema.address?.includes(field) === true;
      return isTelling && schema.list.columns.includes(field) && !schema.representation.includes(field);
    })
    .filter((field) => !isEmptyValue(record[field]))
    .slice(0, MOST);
}
