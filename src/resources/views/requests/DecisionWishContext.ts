import { createContext, type RefObject } from 'react';

/** True if the key that leads to the first decision was pressed before the decisions came; the list then takes the focus. */
export const DecisionWishContext = createContext<RefObject<boolean> | undefined>(undefined);
