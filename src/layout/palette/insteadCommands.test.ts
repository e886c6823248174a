import { expect, it } from 'vitest';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { menuTree } from '../menu/menuTree';
import { schemas as declared } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { sampleRegistry } from '../sample.fixture';
import { insteadCommands } from './insteadCommands';

const offered = (
  rights: readonly string[],
  visited: readonly string[] = [],
  query = ' zzz ',
  { schemas } = sampleRegistry,
) => {
  const held = { rights, functionCodes: [] };
  return insteadCommands(query, {
    menu: menuTree(schemas, productRoutes, held, 'fr'),
    schemas,
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

it('the first list of the menu is first, then the one visited last; without rights nothing is offered', () => {
  const rights = ['ENTREPRISES:read', 'CONTACTS:read', 'UTILISATEURS:read'];
  const labels = offered(rights, ['/contacts'], 'zzz', createRegistry(declared)).map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['searchIn zzz Adhérents', 'searchIn zzz Contacts']);
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

it('a list that is closed is named, with the way to ask for it', () => {
  const [closed, search] = offered(['ENTREPRISES:read'], [], 'mes contacts', createRegistry(declared));
  expect(closed).toMatchObject({ label: 'Contacts', detail: 'accès à demander', effect: { path: '/contacts' } });
  expect(search?.label).toBe('searchIn mes contacts Adhérents');
});

it('a list that is named comes first, and nothing is created of what asks for it', () => {
  const rights = ['ENTREPRISES:read', 'ENTREPRISES:admin', 'CONTACTS:read', 'CONTACTS:admin'];
  const commands = offered(rights, [], 'contacts zzz', createRegistry(declared));
  expect(commands.slice(0, 2).map(({ label }) => label)).toEqual([
    'searchIn zzz Contacts',
    'searchIn contacts zzz Adhérents',
  ]);
  expect(commands.filter(({ id }) => id.includes('create'))).toEqual([]);
});

it('signs alone ask for nothing', () => {
  expect(offered(['VEHICULES:read', 'VEHICULES:create'], [], '???')).toEqual([]);
});

it('a sentence is not created', () => {
  const labels = offered(['VEHICULES:read', 'VEHICULES:create'], [], 'changer mon véhicule').map(({ label }) => label);
  expect(labels).toEqual(['searchIn changer mon véhicule Véhicules']);
});
