import { createContext, useContext } from 'react';
import type { ListState } from './listState';

export interface ListChanges {
  /** Updates the latest requested state, even if the list does not show it yet. */
  readonly change: (update: (now: ListState) => Partial<ListState>) => void;
  /** As `change`, and also discards pending search text. */
  readonly replace: (update: (now: ListState) => Partial<ListState>) => void;
  /** As `change`, for typed text: consecutive ones share a history entry. */
  readonly type: (update: (now: ListState) => Partial<ListState>) => void;
  /** Number of calls of `replace`. */
  readonly replacements: number;
}

const ListStateContext = createContext<ListChanges | undefined>(undefined);

export const ListStateProvider = ListStateContext.Provider;

/** @throws {Error} outside a list */
export function useListChanges(): ListChanges {
  const changes = useContext(ListStateContext);
  if (!changes) throw new Error('useListChanges needs a SteadyList above it');
  return changes;
}
