import { createContext, useContext } from 'react';

const KeysContext = createContext<() => void>(() => undefined);

export const KeysProvider = KeysContext.Provider;

/** Opens the list of keyboard shortcuts. */
export const useOpenKeys = (): (() => void) => useContext(KeysContext);
