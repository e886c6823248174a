import { createContext, useContext } from 'react';

const PaletteContext = createContext<() => void>(() => undefined);

/** Lets everything below it open the command palette. */
export const PaletteProvider = PaletteContext.Provider;

/** Opens the command palette. */
export const useOpenPalette = (): (() => void) => useContext(PaletteContext);
