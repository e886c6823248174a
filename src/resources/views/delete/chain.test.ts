import { describe, expect, it } from 'vitest';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../registry/registry';
import { chainBelow } from './chain';

const registry = createRegistry(schemas);
const below = (resource: string) => chainBelow(registry, 'Entreprises', resource);

describe('the path to records below a record', () => {
  it('is the collection itself, or its parents first', () => {
    expect(below('Entreprises/{entrepriseId}/contrats')).toEqual(['Entreprises/{entrepriseId}/contrats']);
    expect(below('Entreprises/{entrepriseId}/Projet/{projetId}/ActionsCollectivesProjet')).toEqual([
      'Entreprises/{entrepriseId}/Projets',
      'Entreprises/{entrepriseId}/Projet/{projetId}/ActionsCollectivesProjet',
    ]);
  });

  it('is empty for other or undeclared collections', () => {
    expect(below('Dossiers')).toEqual(['Dossiers']);
    expect(below('Dossiers/{dossierId}/Notes')).toEqual(['Dossiers/{dossierId}/Notes']);
    expect(below('Inconnus')).toEqual(['Inconnus']);
  });
});
