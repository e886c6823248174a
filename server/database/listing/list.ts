import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ParentScope, StoreContext } from '../storeContext';
import { NEAR, pageFromNearerEnd, pageFromStart, pageOfKnownCount } from './direct';
import { refusingWrongValues } from './invalidQuery';
import type { OrdinalsCache } from './ordinals/cache';
import { buildOrdinals } from './ordinals/ordinals';
import { pageByOrdinals } from './ordinals/page';
import { selectionOf, type ListSelection } from './selection';
import { sliceOf, type RecordPage, type Slice } from './slice';

/** Milliseconds after which a direct answer is slow, with and without a count: then the ids are loaded. */
const SLOW = { count: 10, page: 3 };

/** Lists with more records are not cached: reading all ids would cost more than it saves. */
const MOST_IDS = 25_000;

/** Does nothing while other ids are loading; the next slow call tries again. */
function readIdsAhead(context: StoreContext, cache: OrdinalsCache, selection: ListSelection): void {
  if (cache.isComputing) return;
  // If this fails, calls are still answered directly.
  cache.shared(selection.key, () => buildOrdinals(context, context.pool, selection)).catch(() => undefined);
}

/**
 * Answers without ordinals if that is cheaper: always near an end of an unfiltered list, and else until the ordinals
 * are cached. Most searches are never repeated, so these are only loaded after a slow second call, and calls near the
 * start never wait for them. Undefined: use ordinals.
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

/** Lists that depend on other tables are not cached, and are read directly each time. */
async function pageAsItIs(context: StoreContext, selection: ListSelection, slice: Slice): Promise<RecordPage> {
  const isNearer = selection.conditions.length === 0 && slice.offset > NEAR;
  const page = isNearer ? await pageFromNearerEnd(context, selection, slice, Number.POSITIVE_INFINITY) : undefined;
  return page ?? pageFromStart(context, selection, slice);
}

/**
 * See docs/decisions/0007-listing.md. @throws {InvalidQuery} for fields or values that the declaration does not allow
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
  return refusingWrongValues(async () => {
    if (selection.isThroughOthers) return pageAsItIs(context, selection, slice);
    return (
      (await pageDirectly(context, cache, selection, slice)) ?? (await pageByOrdinals(context, cache, selection, slice))
    );
  });
}
