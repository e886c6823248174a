import { createContext, useContext } from 'react';

const PaletteContext = createContext<() => void>(() => undefined);

export const PaletteProvider = PaletteContext.Provider;

export const useOpenPalette = (): (() => void) => useContext(PaletteContext);
