import type { I18nProvider, Store } from 'ra-core';

/** Returns the current language before one is chosen; without it react-admin first renders nothing. */
export const storeWithLanguage = (store: Store, i18nProvider: I18nProvider): Store => ({
  ...store,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    store.getItem(key, otherwise ?? (key === 'locale' ? (i18nProvider.getLocale() as Value) : otherwise)) as Value,
});
