import { memoryStore } from 'ra-core';
import { expect, it } from 'vitest';
import { addressedStore, lastSearchKey } from './addressedStore';

it('gives a list no parameters back, and keeps them to be offered', () => {
  const store = addressedStore(memoryStore());
  store.setup();
  store.setItem('Themes.listParams', { filter: { q: 'saint' } });
  expect(store.getItem('Themes.listParams', { filter: {} })).toEqual({ filter: {} });
  expect(store.getItem(lastSearchKey('Themes.listParams'))).toEqual({ filter: { q: 'saint' } });
});

it('keeps everything else as it is', () => {
  const store = addressedStore(memoryStore());
  store.setup();
  store.setItem('Themes.selectedIds', [4]);
  expect(store.getItem('Themes.selectedIds')).toEqual([4]);
});
