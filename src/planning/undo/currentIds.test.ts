import { expect, it } from 'vitest';
import { createCurrentIds } from './currentIds';

it('knows a slot by every id that it had', () => {
  const ids = createCurrentIds();
  ids.rename(-1, 41);
  ids.rename(41, 50);
  expect([-1, 41, 50, 7].map(ids.now)).toEqual([50, 50, 50, 7]);
});

it('is not led in a circle by a slot that keeps its id', () => {
  const ids = createCurrentIds();
  ids.rename(41, 41);
  expect(ids.now(41)).toBe(41);
});
