import { expect, it } from 'vitest';
import { ExpiringMap } from './expiringMap';

it('a value is returned until its expiry', () => {
  const map = new ExpiringMap<string>(2);
  map.set('a', 'first', 1_000);
  expect(map.get('a', 999)).toBe('first');
  expect(map.get('a', 1_000)).toBeUndefined();
});

it('the oldest values are evicted above the limit', () => {
  const map = new ExpiringMap<number>(2);
  map.set('a', 1, 10);
  map.set('b', 2, 10);
  map.set('a', 3, 10);
  map.set('c', 4, 10);
  expect(['a', 'b', 'c'].map((key) => map.get(key, 0))).toEqual([3, undefined, 4]);
});
