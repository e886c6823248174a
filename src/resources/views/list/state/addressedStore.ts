import type { Store } from 'ra-core';

const PARAMETERS = /\.listParams$/;

/** Storage key of a list's last search. @param key react-admin's key of the list parameters */
export const lastSearchKey = (key: string): string => key.replace(PARAMETERS, '.lastSearch');

/**
 * A react-admin store that does not restore list parameters: page, sort and filters come only from the
 * address. The latest ones are stored under another key, to be offered again.
 */
export const addressedStore = (store: Store): Store => ({
  ...store,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    (PARAMETERS.test(key) ? otherwise : store.getItem(key, otherwise)) as Value,
  setItem: (key, value) => store.setItem(PARAMETERS.test(key) ? lastSearchKey(key) : key, value),
});
