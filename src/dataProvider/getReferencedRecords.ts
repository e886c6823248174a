import type { AnyRecord } from '../resources/language/resourceSchema';
import type { ResolvedCollection } from './collections';
import { isForbidden } from './refusedAddresses';
import type { Source } from './source';

/** Reads records of a collection by their ids. */
export type ReadRecords = (collection: ResolvedCollection, ids: readonly string[]) => Promise<readonly AnyRecord[]>;

/**
 * Reads records that others point at; those that the caller may not read are left out, for a refusal would close the
 * page that shows the others. What the rights tell is not asked for.
 */
export async function getReferencedRecords(
  { refusals, mayRead }: Pick<Source, 'refusals' | 'mayRead'>,
  read: ReadRecords,
  collection: ResolvedCollection,
  ids: readonly string[],
): Promise<readonly AnyRecord[]> {
  if (!(await mayRead(collection.schema))) return [];
  try {
    const found = await read(collection, ids);
    refusals.forget(collection.address);
    return found;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    refusals.remember(collection.address);
    return [];
  }
}
