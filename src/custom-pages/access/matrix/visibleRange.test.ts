import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollToSee, visibleIndexes } from './visibleRange';

const axis = fc.record({
  scroll: fc.integer({ min: 0, max: 20_000 }),
  viewport: fc.integer({ min: 0, max: 2_000 }),
  size: fc.integer({ min: 10, max: 200 }),
  count: fc.integer({ min: 0, max: 500 }),
});

describe('visibleIndexes', () => {
  it('renders a few rows of many', () => {
    expect(visibleIndexes({ scroll: 400, viewport: 80, size: 40, count: 100 }, 0)).toEqual([
      0, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
  });

  it('includes every visible row and the focused one, once, in order', () => {
    fc.assert(
      fc.property(axis, fc.nat(600), (one, kept) => {
        const drawn = visibleIndexes(one, kept);
        expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual(drawn);
        const from = Math.ceil(one.scroll / one.size);
        const to = Math.floor((one.scroll + one.viewport) / one.size);
        for (let index = from; index <= Math.min(to, one.count - 1); index += 1) expect(drawn).toContain(index);
        expect(drawn.includes(kept) || kept >= one.count).toBe(true);
      }),
    );
  });
});

describe('scrollToSee', () => {
  it('makes the row visible, and does not move if it already is', () => {
    fc.assert(
      fc.property(axis, fc.nat(400), (one, index) => {
        fc.pre(one.viewport >= one.size);
        const scroll = scrollToSee(one, index);
        expect(scroll).toBeLessThanOrEqual(index * one.size);
        expect(scroll + one.viewport).toBeGreaterThanOrEqual((index + 1) * one.size);
        expect(scrollToSee({ ...one, scroll }, index)).toBe(scroll);
      }),
    );
  });
});
