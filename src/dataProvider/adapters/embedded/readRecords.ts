import { HttpError } from 'ra-core';
import { inParallel } from '../../../resources/common/inParallel';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { MAX_IDS, type ListQuery, type Page } from '../../../resources/records/listQuery';
import { isSingle, recordAddress, type ResolvedCollection } from '../../collections';
import { failure, messageKeyOf } from '../../failures';
import type { Http, Query } from '../../httpTypes';
import { identified } from '../identified';
import { listAddress, pageIn } from '../listAnswer';
import { listParameters, ownParameters } from '../listParameters';
import { getRecord } from '../recordCall';

export async function getPage(
  http: Http,
  collection: ResolvedCollection,
  query: Query,
  signal?: AbortSignal,
): Promise<Page<AnyRecord>> {
  const address = listAddress(collection);
  const { body } = await http.json(address, { query, ...(signal && { signal }) });
  return pageIn(body, address, (record) => identified(collection, record));
}

/** @throws {HttpError} `unlisted` if the API does not provide the single record */
async function getSingle(
  http: Http,
  collection: ResolvedCollection,
  query: Query,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  if (collection.schema.operations.get === 'none') throw failure('unlisted', collection.address);
  return getRecord(http, collection, collection.address, { query, signal });
}

/** A page of a list; for a single-record collection, that record. */
export async function getList(
  http: Http,
  collection: ResolvedCollection,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<AnyRecord>> {
  if (!isSingle(collection)) return getPage(http, collection, listParameters(collection.schema, query), signal);
  return { items: [await getSingle(http, collection, ownParameters(query), signal)], totalCount: 1 };
}

/** Reads records by id, in chunks of the API's maximum. */
export async function getByIds(
  http: Http,
  collection: ResolvedCollection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const pages = await inParallel(chunks, (chunk) => getPage(http, collection, { ids: chunk.join(',') }, signal));
  return pages.flatMap(({ items }) => items);
}

/** @throws {HttpError} 404 if the record does not exist */
export async function getOne(
  http: Http,
  collection: ResolvedCollection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  if (isSingle(collection)) return getSingle(http, collection, {}, signal);
  const address = recordAddress(collection, id);
  if (collection.schema.operations.get !== 'none') return getRecord(http, collection, address, { signal });
  const [found] = await getByIds(http, collection, [id], signal);
  if (!found) throw new HttpError(messageKeyOf(404), 404, { address });
  return found;
}
