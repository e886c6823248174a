import { foldText } from './foldText';
import { textOf } from './representation';
import type { AnyRecord, ResourceSchema } from './types';

/** The words of a search, folded. */
const wordsOf = (search: string): string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether every word of `search` is somewhere in the record's search fields, ignoring case and accents. */
export function matchesSearch(
  record: AnyRecord,
  schema: Pick<ResourceSchema, 'fields' | 'search'>,
  search: string,
): boolean {
  const texts = schema.search.map((field) => foldText(textOf(schema, field, record)));
  return wordsOf(search).every((word) => texts.some((text) => text.includes(word)));
}
