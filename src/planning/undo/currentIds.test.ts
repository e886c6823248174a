import { expect, it } from 'vitest';
import { createCurrentIds } from './currentIds';

it('a slot is found by any of its former ids', () => {
  const ids = createCurrentIds();
  ids.rename(-1, 41);
  ids.rename(41, 50);
  expect([-1, 41, 50, 7].map(ids.now)).toEqual([50, 50, 50, 7]);
});

it('a slot that keeps its id causes no endless loop', () => {
  const ids = createCurrentIds();
  ids.rename(41, 41);
  expect(ids.now(41)).toBe(41);
});
