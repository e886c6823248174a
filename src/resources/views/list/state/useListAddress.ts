import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListState } from './listState';

/** History state of an entry created by typing, which further typing replaces. */
const TYPED = { typed: true } as const;

/** Serialises a list's state as react-admin's query string. */
export const listSearch = ({ sort, page, perPage, filter }: ListState): string =>
  String(
    new URLSearchParams({
      filter: JSON.stringify(filter),
      order: sort.order,
      page: String(page),
      perPage: String(perPage),
      sort: sort.field,
    }),
  );

/** Navigates to a list state. Pushes a history entry, but replaces it for consecutive typed changes. */
export function useListAddress(): (next: ListState, isTyped: boolean) => void {
  const { key, state } = useLocation() as { readonly key: string; readonly state: Partial<typeof TYPED> | null };
  const navigate = useNavigate();
  const isTypedEntry = useRef(false);
  useLayoutEffect(() => {
    isTypedEntry.current = state?.typed === true;
  }, [key, state]);
  return useCallback(
    (next, isTyped) => {
      const replace = isTyped && isTypedEntry.current;
      isTypedEntry.current = isTyped;
      void navigate({ search: `?${listSearch(next)}` }, { replace, state: isTyped ? TYPED : null });
    },
    [navigate],
  );
}
