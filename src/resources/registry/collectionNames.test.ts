import { expect, it } from 'vitest';
import { collectionLabel, namingResources } from './collectionNames';
import { schemas } from '../../portal/declared';
import { createRegistry } from './registry';

const registry = createRegistry(schemas);

it('collections of the same name are distinguished by their parents', () => {
  const contracts = ['Entreprises', 'Fournisseurs', 'Partenaires'].map((above) =>
    registry.childrenOf(above).find(({ label }) => label.many[0] === 'Contrats'),
  );
  expect(contracts.map((one) => collectionLabel(registry, one?.name ?? '', 'fr'))).toEqual([
    'Adhérents › Contrats',
    'Fournisseurs › Contrats',
    'Partenaires › Contrats',
  ]);
  expect(collectionLabel(registry, 'TypeContrats', 'fr')).toBe('Types de contrat');
});

it('a unique or undeclared name stays as it is', () => {
  expect(namingResources(registry, 'Entreprises/{entrepriseId}/Projets')).toHaveLength(1);
  expect(namingResources(registry, 'Inconnus')).toEqual(['Inconnus']);
});
