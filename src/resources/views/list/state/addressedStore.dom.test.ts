import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import { addressedStore, lastSearchKey } from './addressedStore';

it('stored parameters are not applied to a list, but kept to be offered', () => {
  const store = addressedStore(memoryStore());
  store.setup();
  store.setItem('Themes.listParams', { filter: { q: 'saint' } });
  expect(store.getItem('Themes.listParams', { filter: {} })).toEqual({ filter: {} });
  expect(store.getItem(lastSearchKey('Themes.listParams'))).toEqual({ filter: { q: 'saint' } });
});

it('everything else stays the same', () => {
  const store = addressedStore(memoryStore());
  store.setup();
  store.setItem('Themes.selectedIds', [4]);
  expect(store.getItem('Themes.selectedIds')).toEqual([4]);
});
