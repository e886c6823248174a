import { foldText } from '../common/foldText';
import { isReference, NOTHING_KNOWN, type Referenced } from '../registry/referenced';
import { textOf } from './representation';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

type Searched = Pick<ResourceSchema, 'fields' | 'search'>;

/** The search fields whose texts stand in the record itself. */
export const ownSearch = (schema: Searched): readonly string[] =>
  schema.search.filter((name) => !isReference(schema, name));

/** The search fields through which a search looks into the texts of the records that they point at. */
export const searchThrough = (schema: Searched): readonly string[] =>
  schema.search.filter((name) => isReference(schema, name));

/** What is between words: spaces, and the sign that names of several records are joined by. */
const BETWEEN_WORDS = /[\s·]+/;

/** The words of a search, each once. */
export const wordsOf = (search: string): readonly string[] => [
  ...new Set(search.split(BETWEEN_WORDS).filter((word) => word !== '')),
];

const ownTexts = (schema: Searched, record: AnyRecord): readonly string[] =>
  ownSearch(schema).map((field) => foldText(textOf(schema, field, record)));

/** Whether every word of a search is somewhere in these folded texts. */
const holdWords = (texts: readonly string[], search: string): boolean =>
  wordsOf(foldText(search)).every((word) => texts.some((text) => text.includes(word)));

/** Whether every word of `search` is somewhere in a name, ignoring case and accents. */
export const isNamedSo = (name: string, search: string): boolean => holdWords([foldText(name)], search);

/**
 * Whether every word of `search` is somewhere in the record's search fields, ignoring case and accents, or in those of
 * the records that it is searched through.
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
