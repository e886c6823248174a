import { createContext, useContext } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';

/** How records are created and changed where a list is a part of another page: in dialogs, without leaving it. */
export interface InPlace {
  readonly onCreate: () => void;
  readonly onEdit: (record: AnyRecord) => void;
}

const InPlaceContext = createContext<InPlace | undefined>(undefined);

export const InPlaceProvider = InPlaceContext.Provider;

/** The ways of the page around; undefined where a list is a page, and its buttons lead to others. */
export const useInPlace = (): InPlace | undefined => useContext(InPlaceContext);
