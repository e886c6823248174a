import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListState } from './listState';

/** What an entry of the history says of itself: its search was typed, and typing goes on in it. */
const TYPED = { typed: true } as const;

/** What an address says of the state of a list. */
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

/**
 * Puts what is set about a list into the address, as react-admin reads it there: a new entry of the history, but for what
 * is typed after something typed.
 */
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
