import type { AnyRecord } from '../resources/language/resourceSchema';
import type { Collection } from './collections';
import { readRecords } from './readRecords';
import { isForbidden } from './refusals';
import type { Source } from './source';

/**
 * Reads records that others point at; those that the caller may not read are left out, for a refusal would close the
 * page that shows the others. What the rights tell is not asked for.
 */
export async function getReferencedRecords(
  source: Source,
  collection: Collection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const { refusals, mayRead } = source;
  if (!(await mayRead(collection.schema))) return [];
  try {
    const found = await readRecords(source, collection, ids, signal);
    refusals.forget(collection.address);
    return found;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    refusals.remember(collection.address);
    return [];
  }
}
