import type { AnyRecord } from '../../resources/language/resourceSchema';
import { isSingle, type ResolvedCollection } from '../collections';
import { withVersion } from '../entityTags';
import { failure } from '../failures';
import type { Http, Query } from '../httpTypes';
import { recordIn } from './identified';

/** Reads a record with its version. @throws {HttpError} `unreadable` if the answer contains none */
export async function getRecord(
  http: Http,
  collection: ResolvedCollection,
  address: string,
  { query, signal }: { readonly query?: Query; readonly signal?: AbortSignal | undefined } = {},
): Promise<AnyRecord> {
  const { body, headers } = await http.json(address, { query, signal });
  // A single record that does not exist yet has an empty answer.
  const record = recordIn(collection, body === null && isSingle(collection) ? {} : body);
  if (!record) throw failure('unreadable', address);
  return withVersion(record, headers.get('etag'));
}
