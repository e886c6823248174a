import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../../language/condition';
import { Services } from '../../../../../test/support/screenSchemas';
import {
  editComparison,
  isNarrowed,
  placeAfter,
  withComparison,
  withoutComparison,
  withParameter,
  withSearch,
} from './filterEdits';

const list = { schema: Services };

const first: Comparison = { field: 'ordre', operator: 'equals', value: 0 };
const second: Comparison = { field: 'code', operator: 'isEmpty' };
const third: Comparison = { field: 'libelle', operator: 'contains', value: 'a' };

describe('changing a filter', () => {
  it('keeps empty values out of the address', () => {
    expect(withSearch({ q: 'cadre' }, ' ')).toEqual({});
    expect(withParameter({ ActifOnly: true }, 'ActifOnly', false)).toEqual({});
    expect(withoutComparison(list, { where: [first] }, { group: 0, index: 0 })).toEqual({});
  });

  it('changes one filter and keeps the others', () => {
    expect(withSearch({ ActifOnly: true, where: [first] }, 'cadre')).toEqual({
      ActifOnly: true,
      q: 'cadre',
      where: [first],
    });
    expect(withParameter({ q: 'cadre' }, 'ActifOnly', true)).toEqual({ q: 'cadre', ActifOnly: true });
    expect(withComparison(list, { where: [first] }, second)).toEqual({ where: [first, second] });
    expect(withComparison(list, { where: [first, second] }, second, { group: 0, index: 0 })).toEqual({
      where: [second, second],
    });
    expect(withoutComparison(list, { where: [first, second] }, { group: 0, index: 0 })).toEqual({
      where: [second],
    });
  });

  it('groups alternatives, and dissolves a group of one', () => {
    const either = withComparison(list, { where: [first] }, second, { group: 0, index: 1 });
    expect(either).toEqual({ where: [{ any: [first, second] }] });
    expect(withComparison(list, either, first)).toEqual({ where: [{ any: [first, second] }, first] });
    expect(withoutComparison(list, either, { group: 0, index: 0 })).toEqual({ where: [second] });
  });

  it('finds the edited filter after the list has changed', () => {
    const here = { group: 0, index: 0 };
    expect(placeAfter([[first], [second]], [[second]], here)).toBeUndefined();
    expect(placeAfter([[first], [second]], [[second]], { group: 1, index: 0 })).toEqual(here);
    expect(placeAfter([[first]], [[second, first]], here)).toEqual({ group: 0, index: 1 });
    expect(placeAfter([[first]], [[second], [second, first]], { group: 0, index: 1 })).toEqual({ group: 1, index: 2 });
    expect(placeAfter([[first]], [[first], [second]], { group: 1, index: 0 })).toEqual({ group: 2, index: 0 });
    expect(placeAfter([[first], [first]], [[first], [first]], { group: 1, index: 0 })).toEqual({ group: 1, index: 0 });
  });

  it('continues from its own edit, before the list has followed', () => {
    const begun = editComparison(list, { where: [second] }, first);
    expect(begun.filter).toEqual({ where: [second, first] });
    const changed = editComparison(list, begun.filter, third, begun.position);
    expect(changed.filter).toEqual({ where: [second, third] });
    const gone = editComparison(list, changed.filter, undefined, changed.position);
    expect(gone).toEqual({ filter: { where: [second] }, position: undefined });
  });

  it('keeps its position among alternatives when removed', () => {
    const opened = { groups: [[first]], place: { group: 0, index: 1 } };
    const begun = editComparison(list, { where: [first] }, second, opened);
    expect(begun.filter).toEqual({ where: [{ any: [first, second] }] });
    const gone = editComparison(list, begun.filter, undefined, begun.position);
    expect(gone.filter).toEqual({ where: [first] });
    expect(editComparison(list, gone.filter, third, gone.position).filter).toEqual({
      where: [{ any: [first, third] }],
    });
  });

  it('does nothing if the filter is gone', () => {
    const opened = { groups: [[first], [second]], place: { group: 0, index: 0 } };
    expect(editComparison(list, { where: [second] }, undefined, opened).filter).toEqual({ where: [second] });
  });

  it('reports whether any filter is active', () => {
    expect(isNarrowed({ q: '', where: [], ActifOnly: false })).toBe(false);
    expect(isNarrowed({ where: [first] })).toBe(true);
  });
});
