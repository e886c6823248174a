import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, type Condition } from '../language/condition';
import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { enumerationSet } from '../fields/enumerationSet/kind';
import { integer } from '../fields/integer/kind';
import { naf } from '../fields/naf/kind';
import { text } from '../fields/text/kind';
import { holds } from './holds';
import type { Operator } from '../language/operators';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const schema = {
  fields: {
    nom: text({ label: LABEL }),
    ordre: integer({ label: LABEL }),
    debut: date({ label: LABEL }),
    actif: boolean({ label: LABEL }),
    naf: naf({ label: LABEL }),
    jours: enumerationSet({
      label: LABEL,
      options: ['LU', 'MA', 'ME'].map((value) => ({ value, label: [value, value, value, value] as const })),
    }),
  },
};

const record = {
  id: 7,
  nom: 'Cœur de Lys',
  ordre: 0,
  debut: '2026-03-01',
  actif: false,
  naf: '01.11Z',
  jours: ['LU', 'ME'],
};

const asks = (field: string, operator: Operator, value?: unknown) =>
  holds(compare(field, operator, value), record, schema);

describe('a comparison', () => {
  it.each<[string, Operator, unknown, boolean]>([
    ['nom', 'equals', 'COEUR DE LYS', true],
    ['nom', 'equals', 'Coeur', false],
    ['nom', 'contains', 'des lys', false],
    ['nom', 'contains', 'DÉ LYS', true],
    ['nom', 'startsWith', 'coe', true],
    ['nom', 'startsWith', 'lys', false],
    ['nom', 'in', ['rose', 'coeur de lys'], true],
    ['nom', 'notEquals', 'rose', true],
    ['ordre', 'equals', '0', true],
    ['ordre', 'lessThan', 0, false],
    ['ordre', 'lessOrEqual', 0, true],
    ['ordre', 'greaterThan', -1, true],
    ['ordre', 'greaterOrEqual', 1, false],
    ['ordre', 'between', [-5, 5], true],
    ['ordre', 'between', [1, 5], false],
    ['ordre', 'between', [0], false],
    ['ordre', 'greaterThan', 'dix', false],
    ['debut', 'between', ['01/02/2026', '2026-03-01'], true],
    ['debut', 'lessThan', '2026-03-01', false],
    ['actif', 'equals', false, true],
    ['actif', 'equals', 'oui', false],
    ['naf', 'equals', '0111z', true],
    ['naf', 'contains', '11z', true],
    ['jours', 'contains', 'LU', true],
    ['jours', 'contains', 'MA', false],
    ['jours', 'equals', ['LU', 'MA'], false],
    ['jours', 'in', ['MA', 'ME'], true],
    ['jours', 'notEquals', ['MA'], true],
    ['id', 'in', [7, 8], true],
    ['id', 'equals', 8, false],
  ])('%s %s %j: %s', (field, operator, value, expected) => {
    expect(asks(field, operator, value)).toBe(expected);
  });

  it.each(['equals', 'notEquals', 'in', 'lessOrEqual', 'greaterOrEqual', 'contains', 'between'] as const)(
    'never matches null, on either side: %s',
    (operator) => {
      const empty = { id: 1, nom: null, ordre: undefined, jours: [] };
      for (const field of ['nom', 'ordre', 'jours']) {
        for (const value of [null, 'null', 0, [-5, 5], [null, null]]) {
          expect(holds({ field, operator, value }, empty, schema), `${field} ${JSON.stringify(value)}`).toBe(false);
        }
        expect(holds({ field, operator, value: null }, record, schema)).toBe(false);
      }
    },
  );

  it('tests emptiness', () => {
    expect(asks('nom', 'isEmpty')).toBe(false);
    expect(asks('nom', 'isNotEmpty')).toBe(true);
    expect(holds({ field: 'nom', operator: 'isEmpty' }, { id: 1, nom: null }, schema)).toBe(true);
    expect(holds({ field: 'jours', operator: 'isNotEmpty' }, { id: 1, jours: [] }, schema)).toBe(false);
  });

  it('orders numbers like JavaScript, and agrees with its opposite', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (held, value) => {
        const test = (operator: Operator) => holds({ field: 'ordre', operator, value }, { id: 1, ordre: held }, schema);
        expect(test('lessThan')).toBe(held < value);
        expect(test('greaterOrEqual')).toBe(!test('lessThan'));
        expect(test('greaterThan')).toBe(!test('lessOrEqual'));
        expect(test('notEquals')).toBe(!test('equals'));
      }),
    );
  });
});

describe('a composed condition', () => {
  const yes: Condition = { field: 'actif', operator: 'equals', value: false };
  const no: Condition = { field: 'actif', operator: 'equals', value: true };

  it.each<[Condition, boolean]>([
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: [yes, yes] }, true],
    [{ all: [yes, no] }, false],
    [{ any: [no, yes] }, true],
    [{ any: [no, { all: [yes, no] }] }, false],
  ])('%j: %s', (condition, expected) => {
    expect(holds(condition, record, schema)).toBe(expected);
  });
});
