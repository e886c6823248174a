import type { AnyRecord } from '../resources/types';
import { recordAddress, type Collection } from './collections';
import { failure } from './failures';
import type { Answer, Call } from './httpTypes';
import { readRecord } from './readRecords';
import { requestBody } from './requestBody';
import type { Source } from './source';
import { changedValues, writableValues } from './values';

type Writing = Pick<Source, 'http' | 'extensions' | 'pages' | 'versions'>;

/** What a caller may want of a write: to follow or to end it. */
export type WriteOptions = Pick<Call, 'onUpload' | 'signal'>;

type Values = Readonly<Record<string, unknown>>;

const isRecord = (body: unknown): body is AnyRecord => typeof body === 'object' && body !== null && 'id' in body;

/** The id in a `Location` header, where the body of the answer holds no record. */
function idInLocation({ headers }: Answer): number | undefined {
  const last = headers.get('location')?.split(/[?#]/)[0]?.split('/').pop();
  return last && /^\d+$/.test(last) ? Number(last) : undefined;
}

/** Only if nobody else has changed the record since (RFC 9110, section 13.1.1). */
const ifMatch = (etag: string | undefined): Readonly<Record<string, string>> => (etag ? { 'if-match': etag } : {});

/** @throws {HttpError} with the errors by field; `createdWithoutId` where the API does not say what it has made */
export async function createRecord(
  writing: Writing,
  collection: Collection,
  data: Values,
  options: WriteOptions = {},
): Promise<AnyRecord> {
  const { http, pages, versions } = writing;
  const { schema, address } = collection;
  const body = requestBody(schema, writableValues(schema, data));
  const answer = await http.json(address, { method: 'POST', body, ...options });
  pages.forget(address);
  if (isRecord(answer.body)) {
    versions.remember(recordAddress(collection, answer.body.id), answer.body, answer.headers.get('etag'));
    return answer.body;
  }
  const id = typeof answer.body === 'number' ? answer.body : idInLocation(answer);
  if (id === undefined) throw failure('createdWithoutId', address);
  return { ...data, id };
}

/**
 * Writes a record. An API with versions gets what has changed and refuses what is stale; another gets the whole record,
 * since the contract does not say that absent fields stay.
 *
 * @throws {HttpError} with the errors by field; 412 where somebody else has changed the record meanwhile
 */
export async function updateRecord(
  writing: Writing,
  collection: Collection,
  { id, data, previous }: { readonly id: string; readonly data: Values; readonly previous: Values },
  options: WriteOptions = {},
): Promise<AnyRecord> {
  const { http, pages, versions, extensions } = writing;
  const { schema } = collection;
  const address = recordAddress(collection, id);
  const versioned = (await extensions()).has('versions');
  const merged = { ...previous, ...data };
  const values = versioned ? changedValues(writableValues(schema, data), previous) : writableValues(schema, merged);
  const same = { ...merged, id: Number(id) };
  if (versioned && Object.keys(values).length === 0) return same;
  const etag = versions.of(address, previous);
  const headers = ifMatch(versioned ? etag : undefined);
  const answer = await http.json(address, { method: 'PUT', body: requestBody(schema, values), headers, ...options });
  pages.forget(collection.address);
  if (!isRecord(answer.body)) {
    versions.forget(address);
    return same;
  }
  versions.remember(address, answer.body, answer.headers.get('etag'));
  return answer.body;
}

/** Writes the same values into a record that was not read: an API without versions needs the rest of it as well. */
export async function patchRecord(writing: Writing, collection: Collection, id: string, data: Values): Promise<void> {
  const versioned = (await writing.extensions()).has('versions');
  const previous: Values = versioned ? {} : await readRecord(writing, collection, id);
  await updateRecord(writing, collection, { id, data, previous });
}

/** @throws {HttpError} 409 where the record is in use; 412 where somebody else has changed it meanwhile */
export async function deleteRecord(
  writing: Writing,
  collection: Collection,
  id: string,
  previous?: Values,
): Promise<void> {
  const { http, pages, versions, extensions } = writing;
  const address = recordAddress(collection, id);
  const etag = (await extensions()).has('versions') ? versions.of(address, previous) : undefined;
  await http.json(address, { method: 'DELETE', headers: ifMatch(etag) });
  versions.forget(address);
  pages.forget(collection.address);
}
