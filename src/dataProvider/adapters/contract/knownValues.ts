import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { recordAddress, type ResolvedCollection } from '../../collections';

/** Maximum number of cached records. */
const RECORDS = 500;

/** Values of `readBy` fields, by which the API reads records of which only the id is known later. */
export interface KnownValues {
  readonly remember: (collection: ResolvedCollection, record: AnyRecord) => void;
  readonly of: (collection: ResolvedCollection, id: string) => string | undefined;
}

export function createKnownValues(): KnownValues {
  const values = new Map<string, string>();
  return {
    remember(collection, record) {
      const value = record[collection.schema.readBy ?? ''];
      if (typeof value !== 'string' || value === '') return;
      values.set(recordAddress(collection, record.id), value);
      const oldest = values.keys().next().value;
      if (values.size > RECORDS && oldest !== undefined) values.delete(oldest);
    },
    of: (collection, id) => values.get(recordAddress(collection, id)),
  };
}
