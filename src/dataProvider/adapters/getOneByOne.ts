import { HttpError } from 'ra-core';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { inParallel } from '../../resources/common/inParallel';
import { recordAddress, type ResolvedCollection } from '../collections';
import { isForbidden, type RefusedAddresses } from '../refusedAddresses';
import type { ApiAdapter } from './apiAdapter';

/** Returns undefined for a missing record, and for a refused one, which is remembered. */
export async function getIfSeen(
  get: ApiAdapter['get'],
  refusals: RefusedAddresses,
  collection: ResolvedCollection,
  id: string,
  signal?: AbortSignal,
): Promise<AnyRecord | undefined> {
  const address = recordAddress(collection, id);
  try {
    const found = await get(collection, id, signal);
    refusals.forget(address);
    return found;
  } catch (error) {
    if (isForbidden(error)) refusals.remember(address);
    else if (!(error instanceof HttpError && error.status === 404)) throw error;
    return undefined;
  }
}

/** Reads records one by one; leaves out missing and refused ones. */
export async function getOneByOne(
  get: ApiAdapter['get'],
  refusals: RefusedAddresses,
  collection: ResolvedCollection,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<readonly AnyRecord[]> {
  const records = await inParallel(ids, (id) => getIfSeen(get, refusals, collection, id, signal));
  return records.filter((record) => record !== undefined);
}
