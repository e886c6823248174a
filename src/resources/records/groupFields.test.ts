import { expect, it } from 'vitest';
import { Entreprises } from '../schemas/entreprises';
import { groupFields, groupOf } from './groupFields';

it('groups by choices and references, not by texts and numbers', () => {
  expect(groupFields(Entreprises)).toEqual(
    expect.arrayContaining(['statut', 'brancheId', 'regionId', 'responsableId', 'gestionnaireId']),
  );
  expect(groupFields(Entreprises)).not.toEqual(expect.arrayContaining(['nom']));
  expect(groupOf(Entreprises, { groupBy: 'brancheId' })).toBe('brancheId');
  for (const groupBy of ['nom', 'effectif', 'autre', true]) expect(groupOf(Entreprises, { groupBy })).toBeUndefined();
});
