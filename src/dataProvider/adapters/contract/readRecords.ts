import { HttpError } from 'ra-core';
import { inParallel } from '../../../resources/common/inParallel';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { wideningParameters } from '../../../resources/records/listFilter';
import { isSingle, recordAddress, type ResolvedCollection } from '../../collections';
import { failure, messageKeyOf } from '../../failures';
import type { Query } from '../../httpTypes';
import { getIfSeen } from '../getOneByOne';
import { getRecord } from '../recordCall';
import type { ContractSource } from './contractSource';
import { listingOf } from './listings';
import { wholeParameters, type Extensions } from './takenByList';

/** Above this number, search the list first, whose pages hold a hundred records. */
const MOST_ONE_BY_ONE = 50;

const NONE_LISTED: ReadonlyMap<string, AnyRecord> = new Map();

const canGet = ({ schema }: ResolvedCollection, extensions: Extensions): boolean =>
  schema.operations.get === 'contract' || (schema.operations.get === 'extension' && extensions.has('records'));

/** Finds records without an address of their own through a list that contains all of them. */
async function throughList(
  { pages, extensions }: ContractSource,
  collection: ResolvedCollection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnyRecord>> {
  const { schema } = collection;
  const listing = listingOf(collection, extensions);
  if (!listing) return new Map();
  const parameters = listing.extract ? [] : wideningParameters(schema);
  return pages.find(listing, wholeParameters(schema, { parameters }, extensions), ids);
}

/** The address of a record: by its `readBy` value, unless the API also accepts ids. */
function readAddress({ knownValues, extensions }: ContractSource, collection: ResolvedCollection, id: string): string {
  const value = extensions.has('records') ? undefined : knownValues.of(collection, id);
  return recordAddress(collection, value ?? id);
}

async function getOne(
  { http, knownValues }: ContractSource,
  collection: ResolvedCollection,
  address: string,
  call: { readonly query?: Query; readonly signal?: AbortSignal | undefined },
): Promise<AnyRecord> {
  const record = await getRecord(http, collection, address, call);
  knownValues.remember(collection, record);
  return record;
}

/** Reads the single record at a collection's address. @throws {HttpError} `unlisted` if the API does not provide it */
export async function readSingle(
  source: ContractSource,
  collection: ResolvedCollection,
  query: Query,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  if (!canGet(collection, source.extensions)) throw failure('unlisted', collection.address);
  return getOne(source, collection, collection.address, { query, signal });
}

/**
 * Reads a record from its address, or through the list if it has none.
 * @param id its id, or its `readBy` value
 * @throws {HttpError} 404 if the record does not exist
 */
export async function readRecord(
  source: ContractSource,
  collection: ResolvedCollection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  if (isSingle(collection)) return readSingle(source, collection, {}, signal);
  if (canGet(collection, source.extensions))
    return getOne(source, collection, readAddress(source, collection, id), { signal });
  const found = (await throughList(source, collection, [id])).get(id);
  signal?.throwIfAborted();
  if (!found) throw new HttpError(messageKeyOf(404), 404, { address: recordAddress(collection, id) });
  return found;
}

/** Reads several records in few requests; leaves out missing ones and those refused one by one. */
export async function readRecords(
  source: ContractSource,
  collection: ResolvedCollection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const { extensions, refusals, whole } = source;
  const wanted = [...new Set(ids)];
  if (isSingle(collection) || (canGet(collection, extensions) && !extensions.has('manyIds'))) {
    const isMany = !isSingle(collection) && wanted.length > MOST_ONE_BY_ONE;
    const listed = isMany ? await throughList(source, collection, wanted) : NONE_LISTED;
    const get = (one: ResolvedCollection, id: string) => readRecord(source, one, id, signal);
    const records = await inParallel(
      wanted,
      async (id) => listed.get(id) ?? getIfSeen(get, refusals, collection, id, signal),
    );
    return records.filter((record) => record !== undefined);
  }
  if (extensions.has('manyIds')) {
    const listing = listingOf(collection, extensions);
    if (!listing || listing.extract) throw failure('unlisted', collection.address);
    return whole.getMany(collection, wanted, signal);
  }
  const found = await throughList(source, collection, wanted);
  return wanted.map((id) => found.get(id)).filter((record) => record !== undefined);
}
