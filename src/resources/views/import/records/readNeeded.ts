import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { readByIds, readFirst, readSearched, readWhole, type ReadCollection, type Reading } from './readList';

/** Cost of a search, in records of a list. */
const RECORDS_FOR_A_SEARCH = 50;

/** True if search covers everything that a file may use to name a record: representation and unique codes. */
function isSearchable({ fields, representation, search, operations }: ResourceSchema): boolean {
  const codes = Object.keys(fields).filter((name) => fields[name]?.unique);
  const names = [...representation, ...codes];
  return operations.search === 'contract' && search.length > 0 && names.every((name) => search.includes(name));
}

/** Fetches the records that the texts may name: by searching if that is cheaper than the whole list, and supported. */
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

/** Fetches the records that a file may match: by id if it has fewer ids than the collection has records, else all. */
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
