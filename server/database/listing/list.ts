import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../../src/resources/listQuery';
import type { ResourceSchema } from '../../../src/resources/types';
import type { Parents, StoreContext } from '../context';
import { pageNearAnEnd } from './direct';
import { InvalidQuery } from './invalidQuery';
import type { OrdinalsCache } from './ordinals/cache';
import { pageByOrdinals } from './ordinals/page';
import { selectionOf } from './selection';
import { sliceOf, type RecordPage } from './slice';

/** PostgreSQL's class of errors about values: a text where a number is compared, a day that does not exist. */
const DATA_EXCEPTION = /^22/;

const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DATA_EXCEPTION.test(String(error.code));

/**
 * A page of a list and the exact number of its records (docs/decisions/listing.md says how).
 *
 * @throws {InvalidQuery} for fields or values that the declaration does not allow.
 */
export async function listRecords(
  context: StoreContext,
  cache: OrdinalsCache,
  schema: ResourceSchema,
  query: ListQuery,
  parents?: Parents,
): Promise<RecordPage> {
  const selection = selectionOf(context, schema, query, parents);
  const slice = sliceOf(query, DEFAULT_PAGE_SIZE);
  try {
    return (await pageNearAnEnd(context, selection, slice)) ?? (await pageByOrdinals(context, cache, selection, slice));
  } catch (error) {
    if (isDataException(error)) throw new InvalidQuery('', { cause: error });
    throw error;
  }
}
