import { beforeEach, expect, it } from 'vitest';
import { createSignInStates } from './signInStates';

beforeEach(() => sessionStorage.clear());

it('the state of a silent sign-in stays in memory until used', async () => {
  const { store } = createSignInStates();
  await store.set('a', '1');
  expect(sessionStorage).toHaveLength(0);
  expect([await store.get('a'), await store.getAllKeys()]).toEqual(['1', ['a']]);
  expect([await store.remove('a'), await store.get('a')]).toEqual(['1', null]);
});

it('the state stored by an earlier page is found', async () => {
  const before = createSignInStates();
  before.leave();
  await before.store.set('a', '1');
  const { store } = createSignInStates();
  expect([await store.get('a'), await store.remove('a')]).toEqual(['1', '1']);
  expect(sessionStorage).toHaveLength(0);
});
