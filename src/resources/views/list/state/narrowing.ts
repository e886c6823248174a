import { foldText } from '../../../common/foldText';
import { matchesSearch, ownSearch, wordsOf } from '../../../records/search';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';

type Searched = Pick<ResourceSchema, 'fields' | 'search'>;

export interface ShownRows {
  readonly records: readonly AnyRecord[];
  /** Total over all pages. */
  readonly total: number;
  /** The search that returned them. */
  readonly search: string;
}

export interface NarrowedRows {
  readonly records: readonly AnyRecord[];
  /** Rows that will disappear with the response. */
  readonly leaving: ReadonlySet<number>;
}

/** True if every match of `next` also matches `before`: each old word is part of a new one. */
function narrows(before: string, next: string): boolean {
  const words = wordsOf(foldText(next));
  return wordsOf(foldText(before)).every((word) => words.some((longer) => longer.includes(word)));
}

/**
 * True if the record alone tells whether it matches: it has all searched fields, and no field of a reference
 * is searched.
 */
const saysItself = (schema: Searched, record: AnyRecord): boolean =>
  ownSearch(schema).length === schema.search.length && schema.search.every((field) => record[field] !== undefined);

/**
 * Predicts a search before the response. Non-matching rows are removed if the remaining ones must be the
 * whole answer; otherwise they are marked as leaving.
 */
export function narrowRows(schema: Searched, { records, total, search }: ShownRows, typed: string): NarrowedRows {
  const lacking = records.filter((record) => saysItself(schema, record) && !matchesSearch(record, schema, typed));
  const isWhole = total <= records.length && records.every((record) => saysItself(schema, record));
  const staying = records.filter((record) => !lacking.includes(record));
  // An empty prediction would claim that nothing was found, which only the response can tell.
  if (isWhole && staying.length > 0 && narrows(search, typed)) return { records: staying, leaving: new Set() };
  return { records, leaving: new Set(lacking.map(({ id }) => id)) };
}
