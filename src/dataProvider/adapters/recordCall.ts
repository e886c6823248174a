import type { AnyRecord } from '../../resources/language/resourceSchema';
import { isSingle, type ResolvedCollection } from '../collections';
import { withVersion } from '../entityTags';
import { failure } from '../failures';
import type { Http, Query } from '../httpTypes';
import { recordIn } from './identified';

/** Reads a record from an address, under its version. @throws {HttpError} `unreadable` where the answer holds none */
export async function getRecord(
  http: Http,
  collection: ResolvedCollection,
  address: string,
  { query, signal }: { readonly query?: Query; readonly signal?: AbortSignal | undefined } = {},
): Promise<AnyRecord> {
  const { body, headers } = await http.json(address, { query, signal });
  // Of a single record, an empty answer is right: it does not exist yet.
  const record = recordIn(collection, body === null && isSingle(collection) ? {} : body);
  if (!record) throw failure('unreadable', address);
  return withVersion(record, headers.get('etag'));
}
