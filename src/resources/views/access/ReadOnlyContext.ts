import { createContext, useContext } from 'react';

const ReadOnlyContext = createContext(false);

/** Says that the portal is seen as another person, who may write where the reader may not. */
export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** Whether nothing can be written, whatever the rights. */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);
