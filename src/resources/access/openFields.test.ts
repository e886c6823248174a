import { describe, expect, it } from 'vitest';
import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { integer } from '../fields/integer/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import { closedFields, openFieldsOf, readsWhole, schemaFor } from './openFields';

const LABEL = ['Champ', 'Field', 'Feld', 'Campo'] as const;

const Lieux = defineResource({
  name: 'Lieux',
  contract: true,
  label: { one: LABEL, many: LABEL },
  rights: 'LIEUX',
  alsoReadableWith: ['PLANNING:read'],
  readableBy: 'session',
  openFields: ['couleur'],
  fields: {
    code: text({ label: LABEL }),
    nom: text({ label: LABEL }),
    ordre: integer({ label: LABEL }),
    lieuId: reference({ label: LABEL, resource: 'Lieux' }),
    actif: boolean({ label: LABEL }),
    couleur: text({ label: LABEL }),
    telephone: text({ label: LABEL }),
    responsable: text({ label: LABEL }),
  },
  representation: 'nom',
  search: ['code'],
  tree: { parent: 'lieuId' },
  parameters: { ActifOnly: { label: LABEL, whenTrue: { field: 'actif', operator: 'equals', value: true } } },
  list: { columns: ['nom', 'couleur', 'telephone'], sort: { field: 'ordre', order: 'ASC' } },
});

const holding = (...rights: readonly string[]) => ({ rights, functionCodes: [] });

describe('the open fields of a list that every session reads', () => {
  it('are those that a picker needs, in order', () => {
    expect(openFieldsOf(Lieux)).toEqual(['code', 'nom', 'ordre', 'lieuId', 'actif', 'couleur']);
  });

  it.each([
    [['LIEUX:read'], []],
    [['LIEUX:create'], []],
    [['LIEUX:update'], []],
    [['LIEUX:admin'], []],
    [['PLANNING:read'], []],
    [['AUTRES:admin'], ['telephone', 'responsable']],
    [[], ['telephone', 'responsable']],
  ])('are all with a right to read or write: %j', (rights, closed) => {
    expect(closedFields(Lieux, holding(...rights))).toEqual(closed);
    expect(readsWhole(Lieux, holding(...rights))).toBe(closed.length === 0);
  });

  it('are all if a right is needed to read', () => {
    expect(readsWhole({ ...Lieux, readableBy: 'right' }, holding())).toBe(true);
    expect(readsWhole({ ...Lieux, readableBy: ['AUTRES:read'] }, holding())).toBe(true);
    expect(readsWhole({ ...Lieux, ownedBy: 'lieuId' }, holding())).toBe(true);
  });

  it('are the only ones to filter and sort by', () => {
    expect(schemaFor(Lieux, holding('LIEUX:read'))).toBe(Lieux);
    const narrow = schemaFor(Lieux, holding());
    expect(Object.keys(narrow.fields)).toEqual(openFieldsOf(Lieux));
    expect(narrow.list.filters).toEqual(['nom', 'couleur']);
  });
});
