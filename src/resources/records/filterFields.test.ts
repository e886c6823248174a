import { expect, it } from 'vitest';
import { Entreprises } from '../schemas/entreprises';
import { filterFields } from './filterFields';

it('offers the declared filters first, then every other text once', () => {
  const { filters } = Entreprises.list;
  const offered = filterFields(Entreprises);
  expect(offered.slice(0, filters.length)).toEqual(filters);
  expect(offered.slice(filters.length)).toEqual(expect.arrayContaining(['code', 'nom', 'siren', 'siret']));
  expect(offered).not.toContain('gestionnaireId');
  expect(new Set(offered).size).toBe(offered.length);
});
