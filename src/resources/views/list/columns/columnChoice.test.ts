import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Services } from '../../../../../test/support/screenSchemas';
import {
  MAX_WIDTH,
  MIN_WIDTH,
  moveColumn,
  orderedColumns,
  resizeColumn,
  shownColumns,
  toggleColumn,
  unsizeColumn,
  widthOf,
  type ColumnChoice,
} from './columnChoice';

const ALL = ['libelle', 'code', 'ordre', 'actif', 'note', 'origine'];

describe('the chosen columns', () => {
  it('are the declared ones until somebody chooses', () => {
    expect(orderedColumns(Services, {})).toEqual(ALL);
    expect(shownColumns(Services, {})).toEqual(['libelle', 'code', 'ordre']);
  });

  it('survive what an older version or another hand left in the browser', () => {
    const strange = { shown: ['gone', 'note', 'note'], order: ['note', 'gone'], widths: { note: NaN } };
    expect(shownColumns(Services, strange)).toEqual(['note']);
    expect(orderedColumns(Services, strange)).toEqual(['note', 'libelle', 'code', 'ordre', 'actif', 'origine']);
    expect(widthOf(Services, strange, 'note')).toBe(200);
    expect(shownColumns(Services, JSON.parse('{"shown":"libelle"}') as ColumnChoice)).toEqual(['libelle', 'code', 'ordre']);
  });

  it('are never none', () => {
    const one = { shown: ['code'] };
    expect(toggleColumn(Services, one, 'code')).toBe(one);
  });

  it('move by one place, and stay at the ends', () => {
    expect(shownColumns(Services, moveColumn(Services, {}, 'ordre', -1))).toEqual(['libelle', 'ordre', 'code']);
    expect(moveColumn(Services, {}, 'libelle', -1)).toEqual({});
    expect(moveColumn(Services, {}, 'origine', 1)).toEqual({});
  });

  it('have widths within bounds, and their own again when asked', () => {
    const wide = resizeColumn({}, 'code', 5000);
    expect(widthOf(Services, wide, 'code')).toBe(MAX_WIDTH);
    expect(widthOf(Services, resizeColumn({}, 'code', 1), 'code')).toBe(MIN_WIDTH);
    expect(widthOf(Services, unsizeColumn(wide, 'code'), 'code')).toBe(200);
    expect(widthOf(Services, {}, 'ordre')).toBe(120);
  });

  it('never lose or double a column, whatever one clicks', () => {
    const step = fc.record({ field: fc.constantFrom(...ALL), move: fc.constantFrom(-1, 0, 1) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const choice = steps.reduce<ColumnChoice>(
          (current, { field, move }) =>
            move === 0 ? toggleColumn(Services, current, field) : moveColumn(Services, current, field, move < 0 ? -1 : 1),
          {},
        );
        expect([...orderedColumns(Services, choice)].sort()).toEqual([...ALL].sort());
        expect(shownColumns(Services, choice).length).toBeGreaterThan(0);
      }),
    );
  });
});
