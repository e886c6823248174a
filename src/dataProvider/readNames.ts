import { MAX_IDS } from '../resources/records/listQuery';
import type { AnyRecord } from '../resources/language/resourceSchema';
import type { Collection } from './collections';
import { getReferencedRecords } from './getReferencedRecords';
import type { Source } from './source';

const isRecord = (one: unknown): one is AnyRecord =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'number';

/**
 * Reads what stands in a reference: the records, or their names alone where the caller may not read them but reads what
 * points at them (extension `names`).
 */
export async function readNames(
  source: Source,
  collection: Collection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const { schema, address } = collection;
  const isNamed = schema.namesOpen && !(await source.mayRead(schema)) && (await source.extensions()).has('names');
  if (!isNamed) return getReferencedRecords(source, collection, ids, signal);
  const query = { Collection: address, ids: ids.slice(0, MAX_IDS).join(',') };
  const { body } = await source.http.json('noms', { query, signal });
  return Array.isArray(body) ? body.filter(isRecord) : [];
}
