import { foldText } from '../../../common/foldText';
import { matchesSearch, ownSearch, wordsOf } from '../../../records/search';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

type Searched = Pick<ResourceSchema, 'fields' | 'search'>;

export interface ShownRows {
  readonly records: readonly AnyRecord[];
  /** How many were found, on all pages. */
  readonly total: number;
  /** What they were searched for. */
  readonly search: string;
}

export interface NarrowedRows {
  readonly records: readonly AnyRecord[];
  /** Those that will go, and stand there until the answer comes. */
  readonly leaving: ReadonlySet<number>;
}

/** Whether whatever holds the words of `next` holds those of `before`: each of these is a part of one of them. */
function narrows(before: string, next: string): boolean {
  const words = wordsOf(foldText(next));
  return wordsOf(foldText(before)).every((word) => words.some((longer) => longer.includes(word)));
}

/** Whether a record itself says whether it holds words: it has all that is searched, and nothing is searched through it. */
const saysItself = (schema: Searched, record: AnyRecord): boolean =>
  ownSearch(schema).length === schema.search.length && schema.search.every((field) => record[field] !== undefined);

/**
 * What is known of a search before its answer: rows that plainly lack its words go where those that stay are the whole
 * answer, and are marked as leaving elsewhere.
 */
export function narrowRows(schema: Searched, { records, total, search }: ShownRows, typed: string): NarrowedRows {
  const lacking = records.filter((record) => saysItself(schema, record) && !matchesSearch(record, schema, typed));
  const isWhole = total <= records.length && records.every((record) => saysItself(schema, record));
  const staying = records.filter((record) => !lacking.includes(record));
  // Without any left the list would say that nothing was found: that is the answer's to say.
  if (isWhole && staying.length > 0 && narrows(search, typed)) return { records: staying, leaving: new Set() };
  return { records, leaving: new Set(lacking.map(({ id }) => id)) };
}
