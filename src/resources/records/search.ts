import { foldText } from '../common/foldText';
import { isReference, NOTHING_KNOWN, type Referenced } from '../registry/referenced';
import { textOf } from './representation';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

type Searched = Pick<ResourceSchema, 'fields' | 'search'>;

/** Search fields of the record itself. */
export const ownSearch = (schema: Searched): readonly string[] =>
  schema.search.filter((name) => !isReference(schema, name));

/** Search fields that are references, whose records are searched. */
export const searchThrough = (schema: Searched): readonly string[] =>
  schema.search.filter((name) => isReference(schema, name));

/** Word separators: spaces, and the separator of names. */
const BETWEEN_WORDS = /[\s·]+/;

export const wordsOf = (search: string): readonly string[] => [
  ...new Set(search.split(BETWEEN_WORDS).filter((word) => word !== '')),
];

const ownTexts = (schema: Searched, record: AnyRecord): readonly string[] =>
  ownSearch(schema).map((field) => foldText(textOf(schema, field, record)));

const holdWords = (texts: readonly string[], search: string): boolean =>
  wordsOf(foldText(search)).every((word) => texts.some((text) => text.includes(word)));

/** True if every word of `search` occurs in the name, ignoring case and accents. */
export const isNamedSo = (name: string, search: string): boolean => holdWords([foldText(name)], search);

/**
 * True if every word of `search` occurs in the record's search fields or those of referenced records,
 * ignoring case and accents.
 */
export function matchesSearch(
  record: AnyRecord,
  schema: Searched,
  search: string,
  referenced: Referenced = NOTHING_KNOWN,
): boolean {
  const pointed = searchThrough(schema).flatMap((field) => referenced(record, field));
  const texts = [...ownTexts(schema, record), ...pointed.flatMap((one) => ownTexts(one.schema, one.record))];
  return holdWords(texts, search);
}
