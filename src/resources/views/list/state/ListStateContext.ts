import { createContext, useContext } from 'react';
import type { ListState } from './listState';

export interface ListChanges {
  /** Changes what was set last, whether the list has followed that already or not. */
  readonly change: (update: (now: ListState) => Partial<ListState>) => void;
  /** As `change`; what is being typed into the search box goes too. */
  readonly replace: (update: (now: ListState) => Partial<ListState>) => void;
  /** As `change`, with what is typed: in the history, what follows takes the place of what was typed before. */
  readonly type: (update: (now: ListState) => Partial<ListState>) => void;
  /** How many times the filter was replaced. */
  readonly replacements: number;
}

const ListStateContext = createContext<ListChanges | undefined>(undefined);

export const ListStateProvider = ListStateContext.Provider;

/** The ways to change the list around. @throws {Error} outside a list. */
export function useListChanges(): ListChanges {
  const changes = useContext(ListStateContext);
  if (!changes) throw new Error('useListChanges needs a SteadyList above it');
  return changes;
}
