import { isSame } from '../../../common/isSame';
import type { ListFilter } from '../../../records/listFilter';

/** What a person can set about a list. */
export interface ListState {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly page: number;
  readonly perPage: number;
  readonly filter: ListFilter;
}

/**
 * The state after a change; the very same one where nothing changes. Another order, page size or filter shows other
 * records, and leads to the first page.
 */
export function changedState(now: ListState, change: Partial<ListState>): ListState {
  const next = { ...now, page: 1, ...change };
  return isSame(next, now) ? now : next;
}

/**
 * What is still on its way to the screen, the oldest first, once a state is shown. Where the state is not among these,
 * something else led to it, such as going back in the browser: then nothing is.
 */
export function stillOnTheWay(onTheWay: readonly ListState[], shown: ListState): readonly ListState[] {
  const at = onTheWay.findLastIndex((one) => isSame(one, shown));
  return at < 0 ? [] : onTheWay.slice(at + 1);
}
