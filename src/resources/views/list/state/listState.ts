import { isSame } from '../../../common/isSame';
import type { ListFilter } from '../../../records/listFilter';

export interface ListState {
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly page: number;
  readonly perPage: number;
  readonly filter: ListFilter;
}

/** Applies a change; returns the same object if nothing changes. Resets the page, unless the change sets it. */
export function changedState(now: ListState, change: Partial<ListState>): ListState {
  const next = { ...now, page: 1, ...change };
  return isSame(next, now) ? now : next;
}

/**
 * Pending states after `shown` is displayed, oldest first. Empty if `shown` is not among them, because
 * another navigation (such as back) led to it.
 */
export function stillOnTheWay(onTheWay: readonly ListState[], shown: ListState): readonly ListState[] {
  const at = onTheWay.findLastIndex((one) => isSame(one, shown));
  return at < 0 ? [] : onTheWay.slice(at + 1);
}
