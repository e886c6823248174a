import { parseId } from '../../resources/fields/shared/ids';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { isSingle, type ResolvedCollection } from '../collections';
import type { Values } from '../../resources/language/values';

/** The id that a record has by where it stands: a key's value, or that of the record above a single one. */
export function impliedId(
  collection: Pick<ResolvedCollection, 'schema' | 'parents'>,
  values: Values,
): number | undefined {
  const { schema, parents } = collection;
  if (schema.key !== undefined) return parseId(values[schema.key]);
  return schema.parent && isSingle(collection) ? parseId(parents[schema.parent.parameter]) : undefined;
}

/** An answered record as react-admin knows it: its id is the one by which the API addresses it. */
export function identified(collection: Pick<ResolvedCollection, 'schema' | 'parents'>, record: AnyRecord): AnyRecord {
  const id = impliedId(collection, record);
  return id === undefined || id === record.id ? record : { ...record, id };
}

/** The record that an answer holds; undefined where it holds none. */
export function recordIn(collection: ResolvedCollection, body: unknown): AnyRecord | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  // Without an id of its own it may have one by where it stands.
  const record = identified(collection, body as AnyRecord);
  return 'id' in record ? record : undefined;
}
