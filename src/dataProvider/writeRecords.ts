import type { AnyRecord } from '../resources/language/resourceSchema';
import { recordAddress, type Collection } from './collections';
import { ifMatch, withVersion } from './entityTags';
import { failure } from './failures';
import type { Answer, Call } from './httpTypes';
import { impliedId, recordIn } from './identified';
import { readRecord } from './readRecords';
import { contractValues, filesAside } from './contractUpdate';
import { contractUpdateBody, creationBody, requestBody } from './requestBody';
import type { Source } from './source';
import { changedValues } from '../resources/records/changedValues';
import { withoutImmutable, withRemovals, writableValues } from './values';
import { creationTarget, recordTarget } from './writeTargets';
import { unversioned } from '../resources/records/versions';
import type { Values } from '../resources/language/values';

type Writing = Pick<Source, 'http' | 'extensions' | 'pages' | 'lastWrites' | 'knownValues'>;

/** What a caller may want of a write: to follow or to end it. */
export type WriteOptions = Pick<Call, 'onUpload' | 'signal'>;

/** The id in a `Location` header, where the body of the answer holds no record. */
function idInLocation({ headers }: Answer): number | undefined {
  const last = headers.get('location')?.split(/[?#]/)[0]?.split('/').pop();
  return last && /^\d+$/.test(last) ? Number(last) : undefined;
}

/** The record that a write answers, under its new version; undefined where the API answers none. */
function writtenRecord({ knownValues }: Writing, collection: Collection, answer: Answer): AnyRecord | undefined {
  const record = recordIn(collection, answer.body);
  if (!record) return undefined;
  knownValues.remember(collection, record);
  return withVersion(record, answer.headers.get('etag'));
}

/** @throws {HttpError} with the errors by field; `createdWithoutId` where the API does not say what it has made */
export async function createRecord(
  writing: Writing,
  collection: Collection,
  data: Values,
  options: WriteOptions = {},
): Promise<AnyRecord> {
  const { http, pages } = writing;
  const { schema } = collection;
  const { address, above } = creationTarget(collection, data);
  const sent = schema.createdAtKey
    ? {}
    : requestBody(schema, { ...writableValues(schema, data), ...above }, creationBody(schema));
  const answer = await http.json(address, { method: 'POST', ...sent, ...options });
  pages.forget();
  const record = writtenRecord(writing, collection, answer);
  if (record) return record;
  const answered = typeof answer.body === 'number' ? answer.body : idInLocation(answer);
  const id = impliedId(collection, data) ?? answered;
  if (id === undefined) throw failure('createdWithoutId', address);
  return { ...data, id };
}

/** The values that an update sends. */
function updateValues({ schema }: Collection, data: Values, previous: Values, versioned: boolean): Values {
  const writable = versioned
    ? changedValues(previous, writableValues(schema, data))
    : writableValues(schema, { ...previous, ...data });
  return withRemovals(schema, withoutImmutable(schema, writable, previous), previous);
}

/** Sends the files that the contract takes at an address of their own: `PUT Utilisateurs/12/photo`. */
async function updateFilesAside(
  { http }: Writing,
  collection: Collection,
  id: string,
  values: Values,
  options: WriteOptions,
): Promise<void> {
  for (const [segment, part] of filesAside(collection.schema, values)) {
    const sent = requestBody(collection.schema, part, 'form');
    await http.json(`${recordAddress(collection, id)}/${segment}`, { method: 'PUT', ...sent, ...options });
  }
}

/**
 * Writes a record. An API with versions gets what has changed and refuses what is stale; another gets the whole record,
 * since the contract does not say that absent fields stay.
 *
 * @throws {HttpError} with the errors by field; 412 where another person has changed the record meanwhile
 */
export async function updateRecord(
  writing: Writing,
  collection: Collection,
  { id, data, previous }: { readonly id: string; readonly data: Values; readonly previous: Values },
  options: WriteOptions = {},
): Promise<AnyRecord> {
  const { http, pages, lastWrites, extensions } = writing;
  const { schema } = collection;
  const address = recordAddress(collection, id);
  const versioned = (await extensions()).has('versions');
  const values = updateValues(collection, data, previous, versioned);
  const same = { ...previous, ...data, id: Number(id) };
  if (versioned && Object.keys(values).length === 0) {
    lastWrites.forget(address);
    return same;
  }
  const headers = versioned ? ifMatch(previous) : {};
  const target = await recordTarget(collection, id, previous, () => readRecord(writing, collection, id));
  const { body, query } = versioned
    ? requestBody(schema, values, schema.bodies?.update)
    : requestBody(schema, contractValues(schema, values), contractUpdateBody(schema));
  const sent = { body, query: { ...target.query, ...query } };
  const answer = await http.json(target.address, { method: 'PUT', ...sent, headers, ...options });
  lastWrites.remember(address, answer);
  if (!versioned) await updateFilesAside(writing, collection, id, values, options);
  pages.forget();
  // Without an answer the new version is not known.
  return writtenRecord(writing, collection, answer) ?? unversioned(same);
}

/** Writes the same values into a record that was not read: an API without versions needs the rest of it as well. */
export async function patchRecord(writing: Writing, collection: Collection, id: string, data: Values): Promise<void> {
  const versioned = (await writing.extensions()).has('versions');
  const previous: Values = versioned ? {} : await readRecord(writing, collection, id);
  await updateRecord(writing, collection, { id, data, previous });
}

/** @throws {HttpError} 409 where the record is in use; 412 where another person has changed it meanwhile */
export async function deleteRecord(
  writing: Writing,
  collection: Collection,
  id: string,
  previous?: Values,
): Promise<void> {
  const { http, pages, lastWrites, extensions } = writing;
  const address = recordAddress(collection, id);
  const headers = previous && (await extensions()).has('versions') ? ifMatch(previous) : {};
  const target = await recordTarget(collection, id, previous, () => readRecord(writing, collection, id));
  lastWrites.remember(address, await http.json(target.address, { method: 'DELETE', query: target.query, headers }));
  pages.forget();
}
