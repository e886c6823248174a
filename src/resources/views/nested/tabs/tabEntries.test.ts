import { describe, expect, it } from 'vitest';
import { nextTab } from './tabEntries';

describe('keys along the tabs', () => {
  it('move with the arrows of their direction, wrapping around', () => {
    expect(nextTab('ArrowDown', true, 2, 3)).toBe(0);
    expect(nextTab('ArrowUp', true, 0, 3)).toBe(2);
    expect(nextTab('ArrowRight', false, 0, 3)).toBe(1);
    expect(nextTab('ArrowRight', true, 0, 3)).toBeUndefined();
  });

  it('jump to the ends', () => {
    expect([nextTab('Home', true, 2, 3), nextTab('End', false, 0, 3)]).toEqual([0, 2]);
  });
});
