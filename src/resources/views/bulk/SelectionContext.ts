import { createContext, useContext } from 'react';
import type { PageState } from './selected';

/** The checkboxes of a list. */
export interface CheckedRows {
  readonly isSelected: (id: number) => boolean;
  /** @param isRange also everything between it and the one before (the shift key) */
  readonly toggle: (id: number, isRange: boolean) => void;
  readonly page: PageState;
  readonly togglePage: () => void;
}

const SelectionContext = createContext<CheckedRows | undefined>(undefined);

export const SelectionContextProvider = SelectionContext.Provider;

/** The selection of the list around; undefined where nothing can be done with several records. */
export const useSelection = (): CheckedRows | undefined => useContext(SelectionContext);
