import { createContext, useContext } from 'react';
import type { RefusedAddress } from '../../access/refusedAddress';

const RefusalContext = createContext<(refusal: RefusedAddress) => void>(() => undefined);

/** Provides the callback that records a refusal for the not-authorized page. */
export const RefusalProvider = RefusalContext.Provider;

export const useRememberRefusal = (): ((refusal: RefusedAddress) => void) => useContext(RefusalContext);
