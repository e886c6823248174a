import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { ListQuery, Page } from '../../../resources/records/listQuery';
import { isSingle, type ResolvedCollection } from '../../collections';
import { failure } from '../../failures';
import { pageIn } from '../listAnswer';
import { listParameters, ownParameters } from '../listParameters';
import { queryInMemory } from '../queryInMemory';
import { withParameters } from '../withParameters';
import { askListing } from './askListing';
import type { ContractSource } from './contractSource';
import { listingOf } from './listings';
import { readRecords, readSingle } from './readRecords';
import { isAnsweredByApi, takenQuery, takesSearch, wholeParameters } from './takenByList';

/**
 * Reads a page of a list: through the API if it can answer the query, else arranged in memory from the whole list, or
 * from the contract's extract.
 * @throws {HttpError} `unlisted` if the API does not list the collection
 */
export async function readList(
  source: ContractSource,
  collection: ResolvedCollection,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<AnyRecord>> {
  const { http, extensions, pages } = source;
  const { schema } = collection;
  if (isSingle(collection)) {
    const own = ownParameters(takenQuery(schema, query, extensions));
    return { items: [await readSingle(source, collection, own, signal)], totalCount: 1 };
  }
  const listing = listingOf(collection, extensions);
  if (!listing) throw failure('unlisted', collection.address);
  if (!listing.extract && isAnsweredByApi(schema, query, extensions)) {
    const asked = listParameters(schema, takenQuery(schema, query, extensions));
    return pageIn(await askListing(http, listing, asked, signal), listing.address, listing.identify);
  }
  const whole = await pages.all(listing, listing.extract ? {} : wholeParameters(schema, query, extensions));
  // Do not search again: the API has applied `Search`, and the result could only differ.
  const asked = listing.extract
    ? withParameters(schema, query)
    : { ...query, ...(takesSearch(schema, extensions) && { search: undefined }) };
  const read = (one: ResolvedCollection, ids: readonly string[]) => readRecords(source, one, ids, signal);
  const page = await queryInMemory(source, read, collection, whole, asked);
  signal?.throwIfAborted();
  return page;
}
