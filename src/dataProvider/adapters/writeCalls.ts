import { changedValues } from '../../resources/records/changedValues';
import { unversioned } from '../../resources/records/versions';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { Values } from '../../resources/language/values';
import type { ResolvedCollection } from '../collections';
import { ifMatch, withVersion } from '../entityTags';
import { failure } from '../failures';
import type { Answer, Http } from '../httpTypes';
import type { Update, WriteOptions, Written } from './apiAdapter';
import { changeSetOf } from './changeSetOf';
import { impliedId, recordIn } from './identified';
import { creationBody, requestBody } from './requestBody';
import { withoutImmutable, withRemovals, writableValues } from './values';
import { creationTarget, recordTarget } from './writeTargets';

type Read = () => Promise<Values>;

/** The id in a `Location` header, if the body has no record. */
function idInLocation({ headers }: Answer): number | undefined {
  const last = headers.get('location')?.split(/[?#]/)[0]?.split('/').pop();
  return last && /^\d+$/.test(last) ? Number(last) : undefined;
}

/** The record in a write's answer, with its new version; undefined without one. */
export function answeredRecord(collection: ResolvedCollection, answer: Answer): AnyRecord | undefined {
  const record = recordIn(collection, answer.body);
  return record && withVersion(record, answer.headers.get('etag'));
}

export async function sendCreation(
  http: Http,
  collection: ResolvedCollection,
  data: Values,
  options: WriteOptions = {},
): Promise<Written> {
  const { schema } = collection;
  const { address, above } = creationTarget(collection, data);
  const sent = schema.createdAtKey
    ? {}
    : requestBody(schema, { ...writableValues(schema, data), ...above }, creationBody(schema));
  const answer = await http.json(address, { method: 'POST', ...sent, ...options });
  const changeSet = changeSetOf(answer);
  const record = answeredRecord(collection, answer);
  if (record) return { record, changeSet };
  const answered = typeof answer.body === 'number' ? answer.body : idInLocation(answer);
  const id = impliedId(collection, data) ?? answered;
  if (id === undefined) throw failure('createdWithoutId', address);
  return { record: { ...data, id }, changeSet };
}

/** Sends the changed values, with the version; sends nothing if nothing changed. */
export async function sendChanges(
  http: Http,
  collection: ResolvedCollection,
  { id, data, previous }: Update,
  read: Read,
  options: WriteOptions = {},
): Promise<Written> {
  const { schema } = collection;
  const changed = changedValues(previous, writableValues(schema, data));
  const values = withRemovals(schema, withoutImmutable(schema, changed, previous), previous);
  const same = { ...previous, ...data, id: Number(id) };
  if (Object.keys(values).length === 0) return { record: same };
  const target = await recordTarget(collection, id, previous, read);
  const { body, query } = requestBody(schema, values, schema.bodies?.update);
  const sent = { body, query: { ...target.query, ...query } };
  const headers = ifMatch(previous);
  const answer = await http.json(target.address, { method: 'PUT', ...sent, headers, ...options });
  // The new version is not known if the answer has no record.
  return { record: answeredRecord(collection, answer) ?? unversioned(same), changeSet: changeSetOf(answer) };
}

/** Deletes a record. @param shown the record with its version, if the API checks versions */
export async function sendDeletion(
  http: Http,
  collection: ResolvedCollection,
  id: string,
  previous: Values | undefined,
  read: Read,
  shown: Values = {},
): Promise<number | undefined> {
  const target = await recordTarget(collection, id, previous, read);
  const call = { method: 'DELETE', query: target.query, headers: ifMatch(shown) } as const;
  return changeSetOf(await http.json(target.address, call));
}
