import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import { storeWithLanguage } from './storeWithLanguage';

const i18nProvider = { translate: (key: string) => key, changeLocale: () => Promise.resolve(), getLocale: () => 'fr' };

it('the store returns the current language until another is chosen', () => {
  const store = storeWithLanguage(memoryStore(), i18nProvider);
  store.setup();
  expect(store.getItem('locale')).toBe('fr');
  store.setItem('locale', 'de');
  expect(store.getItem('locale')).toBe('de');
});

it('the store adds no other value', () => {
  const store = storeWithLanguage(memoryStore(), i18nProvider);
  store.setup();
  expect(store.getItem('sidebar.open')).toBeUndefined();
  expect(store.getItem('sidebar.open', true)).toBe(true);
});
