import { createContext, useContext } from 'react';
import type { Extension } from '../extensions';

const ExtensionsContext = createContext<readonly Extension[]>([]);

/** Tells the screens what the API does beyond the contract; without it, they offer only what the contract has. */
export const ExtensionsProvider = ExtensionsContext.Provider;

/** Whether the API has an extension. */
export const useExtension = (extension: Extension): boolean => useContext(ExtensionsContext).includes(extension);
