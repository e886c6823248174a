import { createContext, useContext } from 'react';

/** The address that says why the reader may see the screen at a path; undefined for those who may not read it. */
export type WhyAddress = (path: string) => string | undefined;

const WhyContext = createContext<WhyAddress>(() => undefined);

/** Gives the help of every screen the way to the reasons behind rights. */
export const WhyProvider = WhyContext.Provider;

export const useWhyAddress = (): WhyAddress => useContext(WhyContext);
