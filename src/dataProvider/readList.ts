import { allOf } from '../resources/language/condition';
import { parametersCondition, parametersSort } from '../resources/records/listFilter';
import { conditionAt } from '../resources/language/moments';
import type { ListQuery, Page } from '../resources/records/listQuery';
import type { AnyRecord, ResourceSchema } from '../resources/language/resourceSchema';
import { askListing } from './askListing';
import { queryInMemory } from './queryInMemory';
import { isSingle, type Collection } from './collections';
import { failure } from './failures';
import { isAnsweredByApi, listParameters, ownParameters, takesSearch, wholeParameters } from './listParameters';
import { listingOf } from './listings';
import { pageIn } from './pages';
import { readSingle } from './readRecords';
import type { Source } from './source';

/** What is asked of an extract in the browser, because nothing can be asked of it. */
function askedOfExtract(schema: ResourceSchema, query: ListQuery): ListQuery {
  const sorts = query.orderBy === undefined ? parametersSort(schema, query.parameters) : undefined;
  const asked = parametersCondition(schema, query);
  const filter = allOf([query.filter, asked && conditionAt(asked, new Date())]);
  return {
    ...query,
    ...(sorts && { orderBy: sorts.field, descending: sorts.order === 'DESC' }),
    ...(filter && { filter }),
  };
}

/**
 * Reads a page of a list: answered by the API where it can, else arranged in the browser from the whole list, or from
 * the extract that the contract has in its place.
 *
 * @throws {HttpError} `unlisted` where the API lists nothing of it
 */
export async function readList(
  source: Source,
  collection: Collection,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<AnyRecord>> {
  const { http, extensions, pages } = source;
  const { schema } = collection;
  const available = await extensions();
  if (isSingle(collection)) {
    const own = ownParameters(schema, query, available);
    return { items: [await readSingle(source, collection, own, signal)], totalCount: 1 };
  }
  const listing = listingOf(collection, available);
  if (!listing) throw failure('unlisted', collection.address);
  if (!listing.extract && isAnsweredByApi(schema, query, available)) {
    const body = await askListing(http, listing, listParameters(schema, query, available), signal);
    return pageIn(body, listing);
  }
  const whole = await pages.all(listing, listing.extract ? {} : wholeParameters(schema, query, available));
  // The API has answered `Search` already; searching again could only differ.
  const asked = listing.extract
    ? askedOfExtract(schema, query)
    : { ...query, ...(takesSearch(schema, available) && { search: undefined }) };
  const page = await queryInMemory(source, collection, whole, asked, signal);
  signal?.throwIfAborted();
  return page;
}
