import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer } from '../fields/integer/kind';
import { text } from '../fields/text/kind';
import { Amis, Clubs, ClubMembres } from '../../../test/support/referenceResources';
import { matchesSearch, ownSearch, searchThrough } from './search';

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
    ['CDD_12 · Durée déterminée', true],
    ['·', true],
  ])('of %j: %s', (search, expected) => {
    expect(matchesSearch(record, schema, search)).toBe(expected);
  });

  it('finds nothing in empty fields', () => {
    expect(matchesSearch({ id: 1, code: null }, schema, 'null')).toBe(false);
  });

  it("finds every part of a field's text", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (libelle, from, length) => {
        const part = libelle.slice(from % (libelle.length + 1)).slice(0, length);
        expect(matchesSearch({ id: 1, libelle }, schema, part)).toBe(true);
      }),
    );
  });
});

describe('a search through references', () => {
  const anne = { schema: Amis, record: { id: 1, nom: 'Lefèvre', prenom: 'Anne' } };
  const club = { id: 5, nom: 'Les pions', presidentId: 1 };
  const referenced = (_: unknown, field: string) => (field === 'presidentId' ? [anne] : []);

  it.each([
    ['lefevre', true],
    ['pions ANNE', true],
    ['anne dames', false],
    ['1', false],
  ])('finds %j: %s', (search, expected) => {
    expect(matchesSearch(club, Clubs, search, referenced)).toBe(expected);
  });

  it('finds nothing by unknown references, not even by id', () => {
    expect(matchesSearch({ id: 1, amiId: 1 }, ClubMembres, '1')).toBe(false);
  });

  it("separates the records' own fields from those of references", () => {
    expect([ownSearch(Clubs), searchThrough(Clubs)]).toEqual([['nom'], ['presidentId']]);
  });
});
