import { expect, it } from 'vitest';
import { hasTool } from '../../resources/routes/tools';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { menuTree } from '../menu/menuTree';
import { sampleRegistry } from '../sample.fixture';
import type { Command, CommandSources } from './commands';
import { commandsOf } from './generalCommands';
import { inGroups, matchCommands, withLateGroups, wordsOf } from './matchCommands';

const held = { rights: ['VEHICULES:read', 'VEHICULES:create', 'THEMES:read', 'EQUIPES:create'], functionCodes: [] };

const sources: CommandSources = {
  menu: menuTree(sampleRegistry.schemas, productRoutes, held, 'fr'),
  routes: productRoutes,
  schemas: sampleRegistry.schemas,
  held,
  language: 'fr',
  skin: 'light',
  visited: [],
  translate: (key, args) => [key, ...Object.values(args ?? {})].join(' '),
  offers: { does: (schema) => schema.name !== 'Equipes', hasTool },
};

const commands = commandsOf(sources);

it('accessible pages, permitted creations and actions are offered', () => {
  expect(commands.map(({ id }) => id)).toEqual([
    'go /home',
    'go /themes',
    'go /vehicules',
    'create Vehicules',
    'import Vehicules',
    'bin Vehicules',
    'changes Vehicules',
    'import Equipes',
    'bin Themes',
    'changes Themes',
    'export Vehicules',
    'export Themes',
    'go /profil',
    'go /preferences-utilisateur',
    'skin',
    'language en',
    'language de',
    'language pt',
    'keys',
    'signOut',
  ]);
  expect(commands.find(({ id }) => id === 'skin')?.effect).toEqual({ kind: 'skin', skin: 'dark' });
});

it('a page named like its group of the menu does not say it twice', () => {
  const links = ['Contacts', 'Sites'].map((label) => ({ path: `/${label}`, label, icon: undefined }));
  const menu = [{ label: 'Contacts', links }] as unknown as CommandSources['menu'];
  const pages = commandsOf({ ...sources, menu }).filter(({ group }) => group === 'go');
  expect(pages.map(({ label, detail }) => [label, detail])).toEqual([
    ['Contacts', undefined],
    ['Sites', 'Contacts'],
  ]);
});

it('every word has to match, ignoring case and accents, best matches first', () => {
  expect(matchCommands(commands, 'THEM').map(({ id }) => id)).toEqual([
    'go /themes',
    'bin Themes',
    'changes Themes',
    'export Themes',
  ]);
  expect(
    matchCommands(commands, 'véhicule')
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['go /vehicules', 'create Vehicules']);
  expect(matchCommands(commands, 'referentiels véh').map(({ id }) => id)).toEqual(['go /vehicules']);
  expect(matchCommands(commands, 'xyz')).toEqual([]);
  expect(matchCommands(commands, '  ')).toBe(commands);
});

it('small words between the others are not searched for', () => {
  expect(matchCommands(commands, 'les véhicules des référentiels').map(({ id }) => id)).toEqual(['go /vehicules']);
  expect(wordsOf("Planning d'Œuvrard")).toEqual(['planning', 'oeuvrard']);
  expect(wordsOf('de')).toEqual(['de']);
});

it('a language is found by its name in the language of the reader', () => {
  expect(matchCommands(commands, 'allemand').map(({ id }) => id)).toEqual(['language de']);
});

it("creations are found by their button's text too", () => {
  const named = commands.map((command) => (command.group === 'create' ? { ...command, synonyms: 'nouveau' } : command));
  expect(matchCommands(named, 'Nouveau véhicule').map(({ id }) => id)).toEqual(['create Vehicules']);
  expect(commands.find(({ id }) => id === 'create Vehicules')?.synonyms).toBe('shell.palette.createSynonyms');
});

it('a creation is found by the words that people call its records by', () => {
  const menu = { group: 'equipe', synonyms: ['voiture', 'car', 'Wagen', 'carro'] } as const;
  const schemas = sources.schemas.map((schema) => (schema.name === 'Vehicules' ? { ...schema, menu } : schema));
  const translate = (key: string) => (key === 'shell.palette.createSynonyms' ? 'nouveau' : key);
  const named = commandsOf({ ...sources, schemas, translate });
  expect(matchCommands(named, 'nouveau voiture').map(({ id }) => id)).toEqual(['create Vehicules']);
});

it('a page is found by the other words that people have for it', () => {
  const link = { path: '/access-control', label: 'Contrôle d’accès', icon: undefined, synonyms: 'droits pourquoi' };
  const named = commandsOf({ ...sources, menu: [{ group: null, label: '', links: [link] }] });
  expect(matchCommands(named, 'pourquoi').map(({ id }) => id)).toEqual(['go /access-control']);
});

it('a typing error is forgiven if nothing matches exactly', () => {
  expect(matchCommands(commands, 'vehciul')[0]?.id).toBe('go /vehicules');
  expect(matchCommands(commands, 'himes')).toEqual([]);
});

it('imports are offered, and the recycle bin only with a history', () => {
  expect(matchCommands(commands, 'import')[0]?.effect).toEqual({ kind: 'go', path: '/vehicules/import' });
  const without = commandsOf({
    ...sources,
    offers: {
      ...sources.offers,
      hasTool: (schema, tool) => tool !== 'bin' && tool !== 'changes' && hasTool(schema, tool),
    },
  });
  expect(without.filter(({ group }) => group === 'tools').map(({ id }) => id)).toEqual([
    'import Vehicules',
    'import Equipes',
    'export Vehicules',
    'export Themes',
  ]);
});

it('actions of the open record come before pages, if a word starts like the input', () => {
  const command = (group: 'go' | 'here', label: string) =>
    ({ id: label, group, label, effect: { kind: 'go', path: '/' } }) as const;
  const all = [
    command('go', 'Contacts'),
    command('here', 'Ajouter : Contact'),
    command('go', 'Contrats'),
    command('here', 'Voir : Emplacements'),
  ];
  const found = (query: string) => inGroups(matchCommands(all, query), query).map(({ label }) => label);
  expect(found('contact')).toEqual(['Ajouter : Contact', 'Contacts']);
  expect(found('contr')).toEqual(['Contrats']);
  const pages = all.filter(({ label }) => label === 'Contacts' || label.includes('Emplacements'));
  expect(inGroups(pages, 'place').map(({ label }) => label)).toEqual(['Contacts', 'Voir : Emplacements']);
});

it.each([
  [['PLANNING_SALARIE:admin'], 'demande', 'Proposer un créneau'],
  [['PLANNING_SALARIE:admin', 'PLANNING_ADMIN:admin'], 'ajouter créneau', 'Nouveau créneau'],
])('what a page offers to do is found by the words for it, within the rights: %s', (rights, query, label) => {
  const reader = { rights, functionCodes: [] };
  const menu = menuTree(sampleRegistry.schemas, productRoutes, reader, 'fr');
  const found = matchCommands(commandsOf({ ...sources, held: reader, menu }), query);
  expect(found.map((command) => command.label)).toEqual([label]);
  expect(found[0]?.effect).toEqual({ kind: 'go', path: '/plannings?creneau=nouveau' });
});

it('tools of other lists are few and follow the records, unless the search begins with the tool', () => {
  const command = (group: 'tools' | 'records' | 'go', label: string) =>
    ({ id: label, group, label, effect: { kind: 'go', path: '/' } }) as const;
  const tools = ['Importer', 'Tableur', 'Corbeille', 'Modifications'].map((tool) =>
    command('tools', `${tool} : Modèles`),
  );
  const found = (query: string) =>
    withLateGroups([...tools, command('go', 'Modèles')], query, [command('records', 'Modèle 3')]).map(
      ({ label }) => label,
    );
  expect(found('modele').map((label) => label.split(' : ')[0])).toEqual([
    'Modèles',
    'Modèle 3',
    'Importer',
    'Tableur',
    'Corbeille',
  ]);
  expect(found('importer')[0]).toBe('Importer : Modèles');
});

it('a creation that asks for the record above follows what is found, unless its own word is typed', () => {
  const create = {
    id: 'choose',
    group: 'below',
    label: 'Créer : Contrat…',
    effect: { kind: 'choose', below: {} },
  } as unknown as Command;
  const page = { id: 'page', group: 'go', label: 'Types de contrat', effect: { kind: 'go', path: '/' } } as const;
  const found = (query: string) => withLateGroups([create, page], query, []).map(({ label }) => label);
  expect(found('contrat')).toEqual(['Types de contrat', 'Créer : Contrat…']);
  expect(found('creer contrat')[0]).toBe('Créer : Contrat…');
});

it('records with words that are only similar yield to a command that has the typed ones', () => {
  const page = { id: 'page', group: 'go', label: 'Mois à valider', effect: { kind: 'go', path: '/' } } as const;
  const near = { ...page, id: 'record', group: 'records', label: 'Gauthier Valérie', isNear: true } as const;
  const found = (commands: readonly Command[]) => withLateGroups(commands, 'valider', [near]).map(({ id }) => id);
  expect(found([page])).toEqual(['page']);
  expect(found([])).toEqual(['record']);
});

it('tools of the open list are first, then those of lists visited last, then as in the menu', () => {
  const bins = (visited: readonly string[]) =>
    matchCommands(commandsOf({ ...sources, visited }), 'shell.palette.tools.bin').map(({ id }) => id);
  expect(bins([])).toEqual(['bin Themes', 'bin Vehicules']);
  expect(bins(['/vehicules'])).toEqual(['bin Vehicules', 'bin Themes']);
  expect(bins(['/vehicules', '/themes'])).toEqual(['bin Vehicules', 'bin Themes']);
});

it('what is one\'s own counts in English too: "my leave" is not everyone\'s', () => {
  const command = (label: string) => ({ id: label, group: 'go', label, effect: { kind: 'go', path: '/' } }) as const;
  const found = matchCommands([command('Leave'), command('My leave')], 'my leave').map(({ label }) => label);
  expect(found).toEqual(['My leave']);
});
