import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer } from './fields/integer/kind';
import { text } from './fields/text/kind';
import { matchesSearch } from './search';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const schema = {
  fields: { code: text({ label: LABEL }), libelle: text({ label: LABEL }), ordre: integer({ label: LABEL }) },
  search: ['code', 'libelle'],
};

const record = { id: 1, code: 'CDD_12', libelle: 'Durée déterminée', ordre: 99 };

describe('the search in a record', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['duree', true],
    ['TERMINÉE cdd', true],
    ['cdd indéterminée', false],
    ['99', false],
    ['_', true],
    ['%', false],
    ['12Durée', false],
  ])('of %j: %s', (search, expected) => {
    expect(matchesSearch(record, schema, search)).toBe(expected);
  });

  it('finds nothing in fields without a value', () => {
    expect(matchesSearch({ id: 1, code: null }, schema, 'null')).toBe(false);
  });

  it('finds every part of what a field holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (libelle, from, length) => {
        const part = libelle.slice(from % (libelle.length + 1)).slice(0, length);
        expect(matchesSearch({ id: 1, libelle }, schema, part)).toBe(true);
      }),
    );
  });
});
