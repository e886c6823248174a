import { createContext, useContext } from 'react';
import type { RefusedAddress } from '../../access/refusal';

const RefusalContext = createContext<(refusal: RefusedAddress) => void>(() => undefined);

/** Tells the screens where to leave word of what they refuse, for the not-authorized page. */
export const RefusalProvider = RefusalContext.Provider;

/** Leaves word of what was refused. */
export const useRememberRefusal = (): ((refusal: RefusedAddress) => void) => useContext(RefusalContext);
