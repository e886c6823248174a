import { HttpError } from 'ra-core';
import { MAX_IDS } from '../resources/records/listQuery';
import type { AnyRecord } from '../resources/language/resourceSchema';
import { isSingle, recordAddress, type Collection } from './collections';
import { withVersion } from './entityTags';
import { failure, messageKeyOf } from './failures';
import { recordIn } from './identified';
import { inParallel } from '../resources/common/inParallel';
import { wideningParameters } from '../resources/records/listFilter';
import type { Query } from './httpTypes';
import { wholeParameters, type Extensions } from './listParameters';
import { listingOf } from './listings';
import { pageIn } from './pages';
import { isForbidden } from './refusals';
import type { Source } from './source';

type Reading = Pick<Source, 'http' | 'extensions' | 'pages' | 'knownValues'>;

type ReadingMany = Reading & Pick<Source, 'refusals'>;

/** More records than this are looked for in the list first: a page of it holds a hundred. */
const MOST_ONE_BY_ONE = 50;

const NONE_LISTED: ReadonlyMap<string, AnyRecord> = new Map();

const canGet = ({ schema }: Collection, extensions: Extensions): boolean =>
  schema.operations.get === 'contract' || (schema.operations.get === 'extension' && extensions.has('records'));

/** The records among a list in which none is left out, for those that the contract does not give an address. */
async function throughList(
  { pages }: Reading,
  collection: Collection,
  extensions: Extensions,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AnyRecord>> {
  const { schema } = collection;
  const listing = listingOf(collection, extensions);
  if (!listing) return new Map();
  const parameters = listing.extract ? [] : wideningParameters(schema);
  return pages.find(listing, wholeParameters(schema, { parameters }, extensions), ids);
}

/** The address at which a record is read: by the value of `readBy` where the API does not also take ids. */
function readAddress({ knownValues }: Reading, collection: Collection, extensions: Extensions, id: string): string {
  const value = extensions.has('records') ? undefined : knownValues.of(collection, id);
  return recordAddress(collection, value ?? id);
}

async function getOne(
  { http, knownValues }: Reading,
  collection: Collection,
  address: string,
  { query, signal }: { readonly query?: Query; readonly signal?: AbortSignal | undefined } = {},
): Promise<AnyRecord> {
  const { body, headers } = await http.json(address, { query, signal });
  // Of a single record, an empty answer is right: it does not exist yet.
  const record = recordIn(collection, body === null && isSingle(collection) ? {} : body);
  if (!record) throw failure('unreadable', address);
  knownValues.remember(collection, record);
  return withVersion(record, headers.get('etag'));
}

/** Reads the one record at a collection's own address. @throws {HttpError} `unlisted` where the API does not answer it */
export async function readSingle(
  reading: Reading,
  collection: Collection,
  query: Query,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  if (!canGet(collection, await reading.extensions())) throw failure('unlisted', collection.address);
  return getOne(reading, collection, collection.address, { query, signal });
}

/**
 * Reads one record: from its own address, or through the list where the contract has none.
 *
 * @param id its id, or the value of the field by which the API reads it (`readBy`)
 * @throws {HttpError} 404 where there is no such record
 */
export async function readRecord(
  reading: Reading,
  collection: Collection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  if (isSingle(collection)) return readSingle(reading, collection, {}, signal);
  const extensions = await reading.extensions();
  if (canGet(collection, extensions))
    return getOne(reading, collection, readAddress(reading, collection, extensions, id), { signal });
  const found = (await throughList(reading, collection, extensions, [id])).get(id);
  signal?.throwIfAborted();
  if (!found) throw new HttpError(messageKeyOf(404), 404, { address: recordAddress(collection, id) });
  return found;
}

/** A record; undefined where it does not exist (any more), and where the API refuses this one, which is remembered. */
async function readSeen(
  reading: ReadingMany,
  collection: Collection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord | undefined> {
  const address = recordAddress(collection, id);
  try {
    const found = await readRecord(reading, collection, id, signal);
    reading.refusals.forget(address);
    return found;
  } catch (error) {
    if (isForbidden(error)) reading.refusals.remember(address);
    else if (!(error instanceof HttpError && error.status === 404)) throw error;
    return undefined;
  }
}

/** Reads several records, in few requests; those that do not exist (any more) or are refused one by one are left out. */
export async function readRecords(
  reading: ReadingMany,
  collection: Collection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const wanted = [...new Set(ids)];
  const extensions = await reading.extensions();
  if (isSingle(collection) || (canGet(collection, extensions) && !extensions.has('manyIds'))) {
    const isMany = !isSingle(collection) && wanted.length > MOST_ONE_BY_ONE;
    const listed = isMany ? await throughList(reading, collection, extensions, wanted) : NONE_LISTED;
    const records = await inParallel(wanted, async (id) => listed.get(id) ?? readSeen(reading, collection, id, signal));
    return records.filter((record) => record !== undefined);
  }
  if (extensions.has('manyIds')) return readByIds(reading, collection, extensions, wanted, signal);
  const found = await throughList(reading, collection, extensions, wanted);
  return wanted.map((id) => found.get(id)).filter((record) => record !== undefined);
}

async function readByIds(
  { http }: Reading,
  collection: Collection,
  extensions: Extensions,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const listing = listingOf(collection, extensions);
  if (!listing || listing.extract) throw failure('unlisted', collection.address);
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const answers = await inParallel(chunks, (chunk) =>
    http.json(listing.address, { query: { ids: chunk.join(',') }, signal }),
  );
  return answers.flatMap(({ body }) => pageIn(body, listing).items);
}
