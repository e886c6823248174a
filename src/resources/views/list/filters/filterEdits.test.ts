import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../../condition';
import { Services } from '../../../../../test/support/screenSchemas';
import { isNarrowed, withComparison, withoutComparison, withParameter, withSearch } from './filterEdits';

const first: Comparison = { field: 'ordre', operator: 'equals', value: 0 };
const second: Comparison = { field: 'code', operator: 'isEmpty' };

describe('changing a filter', () => {
  it('keeps the address free of what is empty', () => {
    expect(withSearch({ q: 'cadre' }, ' ')).toEqual({});
    expect(withParameter({ ActifOnly: true }, 'ActifOnly', false)).toEqual({});
    expect(withoutComparison(Services, { where: [first] }, 0)).toEqual({});
  });

  it('changes one thing and keeps the others', () => {
    expect(withSearch({ ActifOnly: true, where: [first] }, 'cadre')).toEqual({
      ActifOnly: true,
      q: 'cadre',
      where: [first],
    });
    expect(withParameter({ q: 'cadre' }, 'ActifOnly', true)).toEqual({ q: 'cadre', ActifOnly: true });
    expect(withComparison(Services, { where: [first] }, second)).toEqual({ where: [first, second] });
    expect(withComparison(Services, { where: [first, second] }, second, 0)).toEqual({ where: [second, second] });
    expect(withoutComparison(Services, { where: [first, second] }, 0)).toEqual({ where: [second] });
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed({ q: '', where: [], ActifOnly: false })).toBe(false);
    expect(isNarrowed({ where: [first] })).toBe(true);
  });
});
