import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import type { RequestedCollection } from './resourceContext';

/** Returns the records in the order of the ids, which may be values of the resource's key; unknown ids are skipped. */
export async function manyRecords(
  schema: ResourceSchema,
  ids: readonly number[],
  { tenant: { store }, parents }: RequestedCollection,
): Promise<readonly StoredRecord[]> {
  const { key } = schema;
  if (key === undefined) return store.getMany(schema, ids, parents);
  const { items } = await store.list(schema, { filter: { field: key, operator: 'in', value: ids } }, parents);
  const byKey = new Map(items.map((record) => [record.values[key], record]));
  return ids.flatMap((id) => byKey.get(id) ?? []);
}
