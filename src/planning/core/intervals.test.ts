import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, overlaps, timeOf, united, without } from './intervals';

const interval = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([start, length]) => ({ start, end: start + length }));
const intervals = fc.array(interval, { maxLength: 8 });

/** Model for comparison: the whole numbers that the intervals cover. */
const moments = (all: readonly { start: number; end: number }[]): ReadonlySet<number> =>
  new Set(all.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)));

describe('intervals', () => {
  it('unite to the same instants, disjoint and sorted', () =>
    fc.assert(
      fc.property(intervals, (all) => {
        const result = united(all);
        expect(moments(result)).toEqual(moments(all));
        result.slice(1).forEach((one, index) => expect(one.start).toBeGreaterThan(result[index]?.end ?? Infinity));
        expect(timeOf(all)).toBe(moments(all).size);
      }),
    ));

  it('subtract exactly the instants of the others', () =>
    fc.assert(
      fc.property(intervals, intervals, (all, removed) => {
        const gone = moments(removed);
        expect(moments(without(all, removed))).toEqual(new Set([...moments(all)].filter((one) => !gone.has(one))));
      }),
    ));

  it('overlap if both share an instant', () =>
    fc.assert(
      fc.property(interval, interval, (one, other) => {
        const shared = [...moments([one])].filter((moment) => moments([other]).has(moment)).length;
        expect(overlaps(one, other)).toBe(shared > 0);
        expect(moments([clip(one, other)].filter((part) => part !== undefined)).size).toBe(shared);
      }),
    ));
});
