import { createContext, useContext } from 'react';
import type { PageState } from './selected';

export interface CheckedRows {
  readonly isSelected: (id: number) => boolean;
  /** @param isRange extends the selection from the last toggled record (Shift key) */
  readonly toggle: (id: number, isRange: boolean) => void;
  readonly page: PageState;
  readonly togglePage: () => void;
}

const SelectionContext = createContext<CheckedRows | undefined>(undefined);

export const SelectionContextProvider = SelectionContext.Provider;

/** Undefined if the list has no bulk actions. */
export const useSelection = (): CheckedRows | undefined => useContext(SelectionContext);
