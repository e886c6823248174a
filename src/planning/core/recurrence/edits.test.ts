import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingBefore, exceptMissing, exceptOn, shiftedRule, startingOn } from './edits';
import { wallsOf } from './expand';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall } from './moments';
import type { RecurrenceRule } from './rule';
import { anyRule } from '../../../../test/support/recurrenceRules';

const walls = (rule: RecurrenceRule): readonly number[] => {
  const expanded = wallsOf(rule);
  return expanded.ok ? expanded.value : [];
};

const placed = fc
  .tuple(anyRule, fc.nat())
  .filter(([rule]) => walls(rule).length > 0)
  .map(([rule, place]) => ({ rule, place: place % walls(rule).length }));

const dayAt = ({ rule, place }: { readonly rule: RecurrenceRule; readonly place: number }): string =>
  dayOfWall(walls(rule)[place] ?? 0);

describe('a split rule', () => {
  it('before and from a day contains all dates once', () =>
    fc.assert(
      fc.property(placed, (one) => {
        const day = dayAt(one);
        const [before, after] = [walls(endingBefore(one.rule, day)), walls(startingOn(one.rule, day))];
        expect([...before, ...after]).toEqual(walls(one.rule));
        expect(after.length).toBeGreaterThan(0);
      }),
    ));

  it('without a day lacks only that day', () =>
    fc.assert(
      fc.property(placed, (one) => {
        const expected = walls(one.rule).filter((_, place) => place !== one.place);
        expect(walls(exceptOn(one.rule, dayAt(one)))).toEqual(expected);
      }),
    ));

  it('limited to existing days contains exactly these', () =>
    fc.assert(
      fc.property(placed, fc.func(fc.boolean()), ({ rule }, isThere) => {
        const there = walls(rule).filter(isThere);
        expect(walls(exceptMissing(rule, new Set(there.map(dayOfWall))))).toEqual(there);
      }),
    ));
});

describe('a moved rule', () => {
  it('moves each of its dates by the same time, or does not exist', () =>
    fc.assert(
      fc.property(placed, fc.integer({ min: -96 * 9, max: 96 * 9 }), ({ rule }, quarters) => {
        const shift = quarters * 900_000;
        const moved = shiftedRule(rule, shift);
        if (moved) expect(walls(moved)).toEqual(walls(rule).map((wall) => wall + shift));
      }),
    ));

  it('follows every move by days and weeks', () =>
    fc.assert(
      fc.property(placed, fc.integer({ min: -9, max: 9 }), ({ rule }, days) => {
        if (rule.pattern.frequency === 'monthly' || rule.interval > 1) return;
        expect(shiftedRule(rule, days * DAY)).toBeDefined();
      }),
    ));
});
