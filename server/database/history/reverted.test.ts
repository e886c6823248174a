import { describe, expect, it } from 'vitest';
import { revertsInForce } from './reverted';

const inForce = (...reverts: readonly (readonly [id: number, reverts: number])[]) =>
  revertsInForce(
    [1],
    reverts.map(([id, of]) => ({ id, reverts: of })),
  ).get(1);

describe('a reverted change set', () => {
  it('counts as such by its newest complete revert that was not itself reverted', () => {
    expect(inForce()).toBeUndefined();
    expect(inForce([2, 1])).toBe(2);
    expect(inForce([2, 1], [3, 2])).toBeUndefined();
    expect(inForce([2, 1], [3, 2], [4, 3])).toBe(2);
    expect(inForce([2, 1], [3, 2], [4, 1])).toBe(4);
    expect(inForce([2, 1], [3, 1])).toBe(3);
  });
});
