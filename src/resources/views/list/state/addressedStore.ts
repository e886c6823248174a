import type { Store } from 'ra-core';

const PARAMETERS = /\.listParams$/;

/** Where the last search of a list is kept. @param key under which react-admin keeps the list's parameters */
export const lastSearchKey = (key: string): string => key.replace(PARAMETERS, '.lastSearch');

/**
 * A store that gives no list the parameters back with which it was left: page, order and filters are those of the address,
 * and an address without any has none. What was set last is kept beside it, to be offered.
 */
export const addressedStore = (store: Store): Store => ({
  ...store,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    (PARAMETERS.test(key) ? otherwise : store.getItem(key, otherwise)) as Value,
  setItem: (key, value) => store.setItem(PARAMETERS.test(key) ? lastSearchKey(key) : key, value),
});
