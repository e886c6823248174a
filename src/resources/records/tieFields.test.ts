import { expect, it } from 'vitest';
import { Entreprises } from '../schemas/entreprises';
import { Utilisateurs } from '../schemas/utilisateurs';
import { tieFields } from './tieFields';

it('records of one state are in the order of their names, and people of one surname in that of first names', () => {
  expect(tieFields(Entreprises, 'statut')).toEqual(['nom']);
  expect(tieFields(Utilisateurs, 'nom')).toEqual(['prenom']);
  expect(tieFields(Entreprises, 'ville')).toEqual([]);
});
