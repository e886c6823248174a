import { parseId } from '../../resources/fields/shared/ids';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { isSingle, type ResolvedCollection } from '../collections';
import type { Values } from '../../resources/language/values';

/** The id implied by the address: the key's value, or the parent's id for a single record. */
export function impliedId(
  collection: Pick<ResolvedCollection, 'schema' | 'parents'>,
  values: Values,
): number | undefined {
  const { schema, parents } = collection;
  if (schema.key !== undefined) return parseId(values[schema.key]);
  return schema.parent && isSingle(collection) ? parseId(parents[schema.parent.parameter]) : undefined;
}

/** Sets the id that the API addresses the record by, as react-admin needs it. */
export function identified(collection: Pick<ResolvedCollection, 'schema' | 'parents'>, record: AnyRecord): AnyRecord {
  const id = impliedId(collection, record);
  return id === undefined || id === record.id ? record : { ...record, id };
}

/** The record in an answer; undefined without one. */
export function recordIn(collection: ResolvedCollection, body: unknown): AnyRecord | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  // The id may be implied by the address.
  const record = identified(collection, body as AnyRecord);
  return 'id' in record ? record : undefined;
}
