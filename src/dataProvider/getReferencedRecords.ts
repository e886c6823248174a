import type { AnyRecord } from '../resources/language/resourceSchema';
import type { ResolvedCollection } from './collections';
import { isForbidden } from './refusedAddresses';
import type { Source } from './source';

export type ReadRecords = (collection: ResolvedCollection, ids: readonly string[]) => Promise<readonly AnyRecord[]>;

/** Leaves out records that the caller may not read: a refusal would close the page that references them. */
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
