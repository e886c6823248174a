import { createContext, useContext } from 'react';

/** Returns the page that explains the reader's access to a path; undefined if they may not read that page. */
export type WhyAddress = (path: string) => string | undefined;

const WhyContext = createContext<WhyAddress>(() => undefined);

export const WhyProvider = WhyContext.Provider;

export const useWhyAddress = (): WhyAddress => useContext(WhyContext);
