import { ListContextProvider, removeEmpty, useListContext, type FilterPayload } from 'ra-core';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isSame } from '../../../common/isSame';
import type { AnyRecord } from '../../../language/resourceSchema';
import { changedState, stillOnTheWay, type ListState } from './listState';
import { ListStateProvider } from './ListStateContext';
import { TypedSearchProvider } from './TypedSearch';
import { useListAddress } from './useListAddress';

export interface SteadyListProps {
  readonly children: ReactNode;
  /** Keeps the state in the query string. */
  readonly isInAddress?: boolean;
}

/**
 * Makes quick successive changes of the list's state cumulative. React-admin computes each change from the
 * displayed state, which lags behind until the router has navigated, so changes in between would be lost.
 */
export function SteadyList({ children, isInAddress = false }: SteadyListProps) {
  const go = useListAddress();
  const list = useListContext<AnyRecord>();
  const { sort, page, perPage, filterValues } = list;
  const shown = useRef<ListState>(undefined);
  const onTheWay = useRef<readonly ListState[]>([]);
  const [replacements, setReplacements] = useState(0);

  // A layout effect, before the reader can act on the new state.
  useLayoutEffect(() => {
    const now: ListState = { sort, page, perPage, filter: filterValues };
    if (shown.current && isSame(shown.current, now)) return;
    shown.current = now;
    onTheWay.current = stillOnTheWay(onTheWay.current, now);
  }, [sort, page, perPage, filterValues]);

  const { setSort, setPage, setPerPage, setFilters } = list;
  const changes = useMemo(() => {
    const set = (update: (now: ListState) => Partial<ListState>, isTyped: boolean) => {
      const now = onTheWay.current.at(-1) ?? shown.current;
      if (!now) return;
      const changed = changedState(now, update(now));
      if (changed === now) return;
      const next = { ...changed, filter: removeEmpty(changed.filter) as ListState['filter'] };
      onTheWay.current = [...onTheWay.current, next];
      if (isInAddress) return go(next, isTyped);
      // React-admin batches the setters; the page comes last, because the others reset it.
      setSort(next.sort);
      setPerPage(next.perPage);
      setFilters(next.filter);
      setPage(next.page);
    };
    const change = (update: (now: ListState) => Partial<ListState>) => set(update, false);
    const type: typeof change = (update) => set(update, true);
    const replace: typeof change = (update) => {
      setReplacements((count) => count + 1);
      change(update);
    };
    return { change, type, replace };
  }, [go, isInAddress, setSort, setPage, setPerPage, setFilters]);

  const steady = useMemo(
    () => ({
      setSort: (next: ListState['sort']) => changes.change(() => ({ sort: next })),
      setPage: (next: number) => changes.change(() => ({ page: next })),
      setPerPage: (next: number) => changes.change(() => ({ perPage: next })),
      setFilters: (next: FilterPayload) => changes.replace(() => ({ filter: next })),
    }),
    [changes],
  );
  return (
    <ListContextProvider value={{ ...list, ...steady }}>
      <ListStateProvider value={useMemo(() => ({ ...changes, replacements }), [changes, replacements])}>
        <TypedSearchProvider>{children}</TypedSearchProvider>
      </ListStateProvider>
    </ListContextProvider>
  );
}
