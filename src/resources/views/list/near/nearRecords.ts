import { foldText } from '../../../common/foldText';
import { nearest } from '../../../common/nearest';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import type { FoundAnswer } from '../../../records/globalSearch';
import { representationOf } from '../../../records/representation';

/** Highest score of a record whose name only resembles the search. */
const MOST_OF_NEAR = 10;
/** Most records that are offered. */
const MOST = 5;

export interface NearRecord {
  readonly record: AnyRecord;
  readonly name: string;
}

/** The records of a list in the answer to a search that forgives typing errors, best first. */
export const nearRecords = (
  { items = [] }: Partial<FoundAnswer>,
  schema: ResourceSchema,
  address: string,
  search: string,
): readonly NearRecord[] =>
  items
    .filter((item) => item.address.toLowerCase() === address.toLowerCase())
    .toSorted((one, other) => other.score - one.score)
    .map(({ record, score }) => ({ record, score, name: representationOf(schema, record) }))
    // The search forgives more than a typing error.
    .filter(({ name, score }) => score > MOST_OF_NEAR || spellingIn(name, search) !== undefined)
    .slice(0, MOST)
    .map(({ record, name }) => ({ record, name }));

const wordsOf = (text: string): readonly string[] => text.split(/[\s'’-]+/).filter(Boolean);

/** The search in a name's own words; undefined if a typed word resembles none of them. */
function spellingIn(name: string, search: string): string | undefined {
  const known = new Map(wordsOf(name).map((word) => [foldText(word), word]));
  const found = wordsOf(search).map((word) => known.get(nearest(foldText(word), [...known.keys()]) ?? ''));
  return found.includes(undefined) ? undefined : found.join(' ');
}

/** What to search for instead, if several of the names, or the only one, spell it in the same way. */
export function commonSpelling(names: readonly string[], search: string): string | undefined {
  const spellings = names.flatMap((name) => spellingIn(name, search) ?? []);
  const common = spellings.find((spelling, index) => spellings.indexOf(spelling) < index || names.length === 1);
  return common !== undefined && foldText(common) !== foldText(search.trim()) ? common : undefined;
}
