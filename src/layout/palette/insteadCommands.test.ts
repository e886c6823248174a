import { expect, it } from 'vitest';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { menuTree } from '../menu/menuTree';
import { sampleRegistry } from '../sample.fixture';
import { insteadCommands } from './insteadCommands';

const offered = (rights: readonly string[], visited: readonly string[] = [], query = ' zzz ') => {
  const held = { rights, functionCodes: [] };
  return insteadCommands(query, {
    menu: menuTree(sampleRegistry.schemas, productRoutes, held, 'fr'),
    schemas: sampleRegistry.schemas,
    held,
    language: 'fr',
    translate: (key, args) => [key.split('.').at(-1), ...Object.values(args ?? {})].join(' '),
    offers: { does: () => true, hasTool: () => true },
    visited,
  });
};

it('a text that nothing has is searched in the lists that one may read, and created where one may', () => {
  const commands = offered(['VEHICULES:read', 'VEHICULES:create', 'THEMES:read']);
  expect(commands.map(({ label }) => label)).toEqual([
    'searchIn zzz Thèmes',
    'searchIn zzz Véhicules',
    'createNamed zzz Véhicule',
  ]);
  expect(commands.at(-1)?.effect).toEqual({
    kind: 'go',
    path: '/vehicules/creation',
    state: { record: { libelle: 'zzz' } },
  });
  const search = commands[0]?.effect;
  expect(search?.kind === 'go' && decodeURIComponent(search.path)).toContain('"q":"zzz"');
});

it('the list visited last is first; without rights nothing is offered', () => {
  expect(offered(['VEHICULES:read', 'THEMES:read'], ['/vehicules'])[0]?.label).toBe('searchIn zzz Véhicules');
  expect(offered([])).toEqual([]);
});

it.each([
  'comment ajouter un véhicule',
  'où sont les véhicules ?',
  'je voudrais savoir ce qui a changé hier',
  'Véhicule-de-service-de-la-direction-générale-des-transports',
])('"%s" is searched, but is no name of a new record', (query) => {
  const labels = offered(['VEHICULES:read', 'VEHICULES:create'], [], query).map(({ id }) => id);
  expect(labels).toEqual(['instead search Vehicules']);
});
