import { createContext, useContext } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';

/** Opens create and edit dialogs for a list that is part of another page. */
export interface InPlace {
  readonly onCreate: () => void;
  readonly onEdit: (record: AnyRecord) => void;
}

const InPlaceContext = createContext<InPlace | undefined>(undefined);

export const InPlaceProvider = InPlaceContext.Provider;

/** Undefined if the list is a page of its own, whose buttons are links. */
export const useInPlace = (): InPlace | undefined => useContext(InPlaceContext);
