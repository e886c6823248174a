import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { readByIds, readFirst, readSearched, readWhole, type ReadCollection, type Reading } from './readList';

/** A search costs about as much as this many records of a list. */
const RECORDS_FOR_A_SEARCH = 50;

/** Whether a search finds a record by everything that a file may write for it: its name and its codes. */
function isSearchable({ fields, representation, search, operations }: ResourceSchema): boolean {
  const codes = Object.keys(fields).filter((name) => fields[name]?.unique);
  const names = [...representation, ...codes];
  return operations.search === 'contract' && search.length > 0 && names.every((name) => search.includes(name));
}

/**
 * The records of a collection that these texts may name: found one by one where that is less than reading all of it, and
 * the API searches.
 */
export async function readNamed(
  collection: ReadCollection,
  reading: Reading,
  texts: readonly string[],
): Promise<readonly AnyRecord[]> {
  if (texts.length === 0) return [];
  const first = await readFirst(collection, reading);
  const isMore = first.total > reading.pageSize && first.total > texts.length * RECORDS_FOR_A_SEARCH;
  const searched =
    isMore && isSearchable(collection.schema) ? await readSearched(collection, reading, texts) : undefined;
  return searched ?? readWhole(collection, reading, first);
}

/** The records of a collection that a file can be about: those with its ids, where it names ids and fewer than there are. */
export async function readMatched(
  collection: ReadCollection,
  reading: Reading,
  ids: readonly number[] | undefined,
): Promise<readonly AnyRecord[]> {
  if (ids?.length === 0) return [];
  const first = await readFirst(collection, reading);
  const isFew = ids !== undefined && first.total > reading.pageSize && ids.length * 2 < first.total;
  return isFew ? readByIds(collection, reading, ids) : readWhole(collection, reading, first);
}
