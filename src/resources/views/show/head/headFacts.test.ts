import { expect, it } from 'vitest';
import { Entreprises } from '../../../schemas/entreprises';
import { Utilisateurs } from '../../../schemas/utilisateurs';
import { headFacts } from './headFacts';

it('a company is told apart by its code and its town, where they are filled; people by neither', () => {
  const company = { id: 1, code: 'ADH-00001', nom: 'Aciéries', ville: 'Metz', codePostal: '57000' };
  expect(headFacts(Entreprises, company)).toEqual(['code', 'ville']);
  expect(headFacts(Entreprises, { ...company, ville: null })).toEqual(['code']);
  expect(headFacts(Utilisateurs, { id: 1, email: 'a@b.example' })).toEqual([]);
});
