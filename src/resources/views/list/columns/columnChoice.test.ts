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
  type ColumnChoice,
} from './columnChoice';

const ALL = ['libelle', 'code', 'ordre', 'actif', 'note', 'origine'];

describe('the chosen columns', () => {
  it('are the declared ones by default', () => {
    expect(orderedColumns(Services, {})).toEqual(ALL);
    expect(shownColumns(Services, {})).toEqual(['libelle', 'code', 'ordre']);
  });

  it('survive outdated or manipulated storage', () => {
    const strange = { shown: ['gone', 'note', 'note'], order: ['note', 'gone'] };
    expect(shownColumns(Services, strange)).toEqual(['note']);
    expect(orderedColumns(Services, strange)).toEqual(['note', 'libelle', 'code', 'ordre', 'actif', 'origine']);
    expect(shownColumns(Services, JSON.parse('{"shown":"libelle"}') as ColumnChoice)).toEqual([
      'libelle',
      'code',
      'ordre',
    ]);
  });

  it('are never empty', () => {
    const one = { shown: ['code'] };
    expect(toggleColumn(Services, one, 'code')).toBe(one);
  });

  it('move by one place, within the ends', () => {
    expect(shownColumns(Services, moveColumn(Services, {}, 'ordre', -1))).toEqual(['libelle', 'ordre', 'code']);
    expect(moveColumn(Services, {}, 'libelle', -1)).toEqual({});
    expect(moveColumn(Services, {}, 'origine', 1)).toEqual({});
  });

  it('have limited widths, and can be reset', () => {
    expect(resizeColumn({}, 'code', 5000).widths).toEqual({ code: MAX_WIDTH });
    expect(resizeColumn({}, 'code', 1).widths).toEqual({ code: MIN_WIDTH });
    expect(unsizeColumn({ widths: { code: 90, note: 80 } }, 'code').widths).toEqual({ note: 80 });
  });

  it('are never lost or repeated by any clicks', () => {
    const step = fc.record({ field: fc.constantFrom(...ALL), move: fc.constantFrom(-1, 0, 1) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const choice = steps.reduce<ColumnChoice>(
          (current, { field, move }) =>
            move === 0
              ? toggleColumn(Services, current, field)
              : moveColumn(Services, current, field, move < 0 ? -1 : 1),
          {},
        );
        expect([...orderedColumns(Services, choice)].sort()).toEqual([...ALL].sort());
        expect(shownColumns(Services, choice).length).toBeGreaterThan(0);
      }),
    );
  });
});
