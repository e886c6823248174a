import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ParentScope, StoreContext } from '../storeContext';
import { NEAR, pageFromNearerEnd, pageFromStart, pageOfKnownCount } from './direct';
import { InvalidQuery } from './invalidQuery';
import type { OrdinalsCache } from './ordinals/cache';
import { buildOrdinals } from './ordinals/ordinals';
import { pageByOrdinals } from './ordinals/page';
import { selectionOf, type ListSelection } from './selection';
import { sliceOf, type RecordPage, type Slice } from './slice';

/** PostgreSQL's class of errors about values: a text where a number is compared, a day that does not exist. */
const DATA_EXCEPTION = /^22/;

const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DATA_EXCEPTION.test(String(error.code));

/** Milliseconds of a direct answer from which on it is worth while to know the ids of the list: where all was counted, or not. */
const SLOW = { count: 10, page: 3 };

/** A list of more records is near its start wherever one looks, and reading its ids would cost more than it saves. */
const MOST_IDS = 25_000;

/** Begins to read the ids of a list, for the calls that follow; the next slow call does where others are read now. */
function readIdsAhead(context: StoreContext, cache: OrdinalsCache, selection: ListSelection): void {
  if (cache.isComputing) return;
  // Where they cannot be read, calls go on to be answered directly.
  cache.shared(selection.key, () => buildOrdinals(context, context.pool, selection)).catch(() => undefined);
}

/**
 * Answers without the ids of the whole list, where that is the cheaper way: near an end of an unfiltered list always,
 * and of every other list until its ids are known. Most searches are never asked for again, so that reading the ids begins
 * after the second call, where that one was slow, and no call near the start waits for them. Undefined: by ordinals.
 */
async function pageDirectly(
  context: StoreContext,
  cache: OrdinalsCache,
  selection: ListSelection,
  slice: Slice,
): Promise<RecordPage | undefined> {
  const isWhole = selection.conditions.length === 0;
  const isAtStart = slice.offset <= NEAR;
  if (isWhole && isAtStart) return pageFromStart(context, selection, slice);
  const near = isWhole ? await pageFromNearerEnd(context, selection, slice, NEAR) : undefined;
  if (near) return near;
  const isFirstUse = cache.isFirstUse(selection.key);
  if (isWhole) return isFirstUse ? pageFromNearerEnd(context, selection, slice, Number.POSITIVE_INFINITY) : undefined;
  if (!isAtStart || cache.get(selection.key)) return undefined;
  const begun = performance.now();
  const known = cache.countOf(selection.key);
  const counted = known && (await pageOfKnownCount(context, selection, slice, known));
  const page =
    counted ?? (await pageFromStart(context, selection, slice, (count) => cache.putCount(selection.key, count)));
  const isSlow = performance.now() - begun > (counted ? SLOW.page : SLOW.count);
  if (isSlow && !isFirstUse && page.totalCount <= MOST_IDS) readIdsAhead(context, cache, selection);
  return page;
}

/** Of a list that depends on records of other tables nothing is kept: it is read as it is now, each time. */
async function pageAsItIs(context: StoreContext, selection: ListSelection, slice: Slice): Promise<RecordPage> {
  const isNearer = selection.conditions.length === 0 && slice.offset > NEAR;
  const page = isNearer ? await pageFromNearerEnd(context, selection, slice, Number.POSITIVE_INFINITY) : undefined;
  return page ?? pageFromStart(context, selection, slice);
}

/**
 * A page of a list and the exact number of its records (docs/decisions/0007-listing.md says how).
 *
 * @throws {InvalidQuery} for fields or values that the declaration does not allow.
 */
export async function listRecords(
  context: StoreContext,
  cache: OrdinalsCache,
  schema: ResourceSchema,
  query: ListQuery,
  scope: ParentScope,
): Promise<RecordPage> {
  const selection = selectionOf(context, schema, query, scope);
  const slice = sliceOf(query, DEFAULT_PAGE_SIZE);
  try {
    if (selection.isThroughOthers) return await pageAsItIs(context, selection, slice);
    return (
      (await pageDirectly(context, cache, selection, slice)) ?? (await pageByOrdinals(context, cache, selection, slice))
    );
  } catch (error) {
    if (isDataException(error)) throw new InvalidQuery('', { cause: error });
    throw error;
  }
}
