import { HttpError } from 'ra-core';
import { MAX_IDS } from '../resources/listQuery';
import type { AnyRecord } from '../resources/types';
import { recordAddress, type Collection } from './collections';
import { failure, messageKeyOf } from './failures';
import { inParallel } from '../resources/inParallel';
import { wideningParameters } from '../resources/listFilter';
import { isPaged, wholeParameters, type Extensions } from './listParameters';
import { pageIn } from './pages';
import type { Source } from './source';

type Reading = Pick<Source, 'http' | 'extensions' | 'pages' | 'versions'>;

const canGet = ({ schema }: Collection, extensions: Extensions): boolean =>
  schema.operations.get === 'contract' || (schema.operations.get === 'extension' && extensions.has('records'));

/** The list in which no record is left out, for those that the contract does not give an address. */
function throughList(
  { pages }: Reading,
  { schema, address }: Collection,
  extensions: Extensions,
  ids: readonly string[],
) {
  const query = wholeParameters(schema, { parameters: wideningParameters(schema) }, extensions);
  return pages.find(address, query, isPaged(schema, extensions), ids);
}

async function getOne(
  { http, versions }: Reading,
  collection: Collection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  const address = recordAddress(collection, id);
  const { body, headers } = await http.json(address, { signal });
  if (typeof body !== 'object' || body === null || !('id' in body)) throw failure('unreadable', address);
  const record = body as AnyRecord;
  versions.remember(address, record, headers.get('etag'));
  return record;
}

/**
 * Reads one record: from its own address, or through the list where the contract has none.
 *
 * @throws {HttpError} 404 where there is no such record
 */
export async function readRecord(
  reading: Reading,
  collection: Collection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord> {
  const extensions = await reading.extensions();
  if (canGet(collection, extensions)) return getOne(reading, collection, id, signal);
  const found = (await throughList(reading, collection, extensions, [id])).get(id);
  signal?.throwIfAborted();
  if (!found) throw new HttpError(messageKeyOf(404), 404, { address: recordAddress(collection, id) });
  return found;
}

/** Reads several records, in few requests; those that do not exist (any more) are left out. */
export async function readRecords(
  reading: Reading,
  collection: Collection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const wanted = [...new Set(ids)];
  const extensions = await reading.extensions();
  if (extensions.has('manyIds')) return readByIds(reading, collection, wanted, signal);
  if (canGet(collection, extensions)) {
    const records = await inParallel(wanted, (id) => getOne(reading, collection, id, signal).catch(unlessMissing));
    return records.filter((record) => record !== undefined);
  }
  const found = await throughList(reading, collection, extensions, wanted);
  return wanted.map((id) => found.get(id)).filter((record) => record !== undefined);
}

async function readByIds({ http }: Reading, { address }: Collection, ids: readonly string[], signal?: AbortSignal) {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const answers = await inParallel(chunks, (chunk) => http.json(address, { query: { ids: chunk.join(',') }, signal }));
  return answers.flatMap(({ body }) => pageIn(body, address).items);
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}
