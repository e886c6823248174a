import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../../language/condition';
import { Services } from '../../../../../test/support/screenSchemas';
import { isNarrowed, placeAfter, withComparison, withoutComparison, withParameter, withSearch } from './filterEdits';

const first: Comparison = { field: 'ordre', operator: 'equals', value: 0 };
const second: Comparison = { field: 'code', operator: 'isEmpty' };

describe('changing a filter', () => {
  it('keeps the address free of what is empty', () => {
    expect(withSearch({ q: 'cadre' }, ' ')).toEqual({});
    expect(withParameter({ ActifOnly: true }, 'ActifOnly', false)).toEqual({});
    expect(withoutComparison(Services, { where: [first] }, { group: 0, index: 0 })).toEqual({});
  });

  it('changes one thing and keeps the others', () => {
    expect(withSearch({ ActifOnly: true, where: [first] }, 'cadre')).toEqual({
      ActifOnly: true,
      q: 'cadre',
      where: [first],
    });
    expect(withParameter({ q: 'cadre' }, 'ActifOnly', true)).toEqual({ q: 'cadre', ActifOnly: true });
    expect(withComparison(Services, { where: [first] }, second)).toEqual({ where: [first, second] });
    expect(withComparison(Services, { where: [first, second] }, second, { group: 0, index: 0 })).toEqual({
      where: [second, second],
    });
    expect(withoutComparison(Services, { where: [first, second] }, { group: 0, index: 0 })).toEqual({
      where: [second],
    });
  });

  it('makes alternatives, and one condition of the last that is left', () => {
    const either = withComparison(Services, { where: [first] }, second, { group: 0, index: 1 });
    expect(either).toEqual({ where: [{ any: [first, second] }] });
    expect(withComparison(Services, either, first)).toEqual({ where: [{ any: [first, second] }, first] });
    expect(withoutComparison(Services, either, { group: 0, index: 0 })).toEqual({ where: [second] });
  });

  it('finds what was shown once the filter has changed', () => {
    const here = { group: 0, index: 0 };
    expect(placeAfter([[first], [second]], [[second]], here)).toBeUndefined();
    expect(placeAfter([[first], [second]], [[second]], { group: 1, index: 0 })).toEqual(here);
    expect(placeAfter([[first]], [[second, first]], here)).toEqual({ group: 0, index: 1 });
    expect(placeAfter([[first]], [[second], [second, first]], { group: 0, index: 1 })).toEqual({ group: 1, index: 2 });
    expect(placeAfter([[first]], [[first], [second]], { group: 1, index: 0 })).toEqual({ group: 2, index: 0 });
    expect(placeAfter([[first], [first]], [[first], [first]], { group: 1, index: 0 })).toEqual({ group: 1, index: 0 });
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed({ q: '', where: [], ActifOnly: false })).toBe(false);
    expect(isNarrowed({ where: [first] })).toBe(true);
  });
});
