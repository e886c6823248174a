import { createContext, useContext } from 'react';

const SearchEverywhereContext = createContext<((text: string) => void) | undefined>(undefined);

export const SearchEverywhereProvider = SearchEverywhereContext.Provider;

/** Opens the search of everything with a text; undefined where the page has none. */
export const useSearchEverywhere = (): ((text: string) => void) | undefined => useContext(SearchEverywhereContext);
