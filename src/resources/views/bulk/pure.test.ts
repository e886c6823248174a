import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Participants, Visites } from '../../../../test/support/dialogSchemas';
import { text } from '../../fields/text/kind';
import { bulkFieldsOf, chosenValues, deleteChanges, editChanges } from './bulkChanges';
import { idsBetween, pageState, withIds } from './selected';

const page = fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 60 });

describe('a selection', () => {
  it('contains the same rows from either end of a range', () => {
    fc.assert(
      fc.property(page, fc.nat(), fc.nat(), (ids, one, other) => {
        const [from, to] = [ids[one % ids.length] ?? 0, ids[other % ids.length] ?? 0];
        const range = idsBetween(ids, from, to);
        expect(range).toEqual(idsBetween(ids, to, from));
        expect([range[0], range.at(-1)].sort()).toEqual([from, to].sort());
      }),
    );
    expect(idsBetween([1, 2, 3], 9, 2)).toEqual([2]);
    expect(idsBetween([1, 2, 3], undefined, 2)).toEqual([2]);
  });

  it('contains each record once, and can be toggled back', () => {
    fc.assert(
      fc.property(page, page, (before, ids) => {
        const after = withIds(before, ids, true);
        expect(new Set(after).size).toBe(after.length);
        expect(pageState(ids, (id) => after.includes(id))).toBe('all');
        const without = withIds(after, ids, false);
        expect(pageState(ids, (id) => without.includes(id))).toBe('none');
      }),
    );
    expect(pageState([1, 2], (id) => id === 1)).toBe('some');
  });
});

describe('changes of many records', () => {
  it('offer fields that records may share', () => {
    expect(bulkFieldsOf(Visites)).not.toContain('code');
    const label = ['Nom', 'Name', 'Name', 'Nome'] as const;
    const fields = { code: text({ label, unique: true }), nom: text({ label }) };
    expect(bulkFieldsOf({ fields })).toEqual(['nom']);
    expect(bulkFieldsOf(Participants)).toEqual(['responsable', 'role']);
  });

  it('contain only the chosen fields, with null for empty ones', () => {
    expect(chosenValues(['a', 'b', 'c', 'd'], { a: '', b: 0, c: false, e: 1 })).toEqual({
      a: null,
      b: 0,
      c: false,
      d: null,
    });
    expect(editChanges('Visites', [{ id: 1, version: 4 }, { id: 2 }], { nom: 'x' })).toEqual([
      { collection: 'Visites', action: 'update', id: 1, version: 4, values: { nom: 'x' } },
      { collection: 'Visites', action: 'update', id: 2, values: { nom: 'x' } },
    ]);
    expect(deleteChanges('Visites', [{ id: 1 }])).toEqual([{ collection: 'Visites', action: 'delete', id: 1 }]);
  });
});
