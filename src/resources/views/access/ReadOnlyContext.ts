import { createContext, useContext } from 'react';

const ReadOnlyContext = createContext(false);

/** Set while the portal is viewed as another person, who may have rights that the reader lacks. */
export const ReadOnlyProvider = ReadOnlyContext.Provider;

export const useReadOnly = (): boolean => useContext(ReadOnlyContext);
