import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { belowCommands } from './belowCommands';
import type { Command } from './commands';
import { askedScreen, recordScreens, screenWords, type ScreenSources } from './recordScreens';

const registry = createRegistry(schemas);
const sources: ScreenSources = {
  registry,
  held: {
    rights: [
      'UTILISATEURS:read',
      'ENTREPRISES:read',
      'ENTREPRISES:create',
      'PLANNING_ADMIN:admin',
      'ACL:read',
      'ACL:admin',
    ],
    functionCodes: [],
  },
  language: 'fr',
  personId: 1,
  translate: (key, args) => `${key.split('.').at(-1)} ${Object.values(args ?? {}).join(' ')}`.trim(),
  offers: { does: () => true, hasTool: (_schema, tool) => tool === 'history' },
};

const found = (resource: string, id: string, label: string): Command => {
  const schema = registry.get(resource);
  return { id: label, group: 'records', label, place: { schema, id, parents: {} }, effect: { kind: 'go', path: '/' } };
};
const besnard = found('Utilisateurs', '7', 'Besnard Nicolas');
const atelier = found('Entreprises', '4', 'Atelier Martin');

const asked = (query: string, records = [besnard, atelier]) => {
  const screen = askedScreen(query, screenWords(registry.visible, sources));
  return (
    screen &&
    recordScreens(records, screen, sources).map(({ label, effect }) => [label, 'path' in effect && effect.path])
  );
};

it.each([
  ['history besnard', [['of history Besnard Nicolas', '/utilisateurs/historique/7']]],
  ['rights besnard', [['of rights Besnard Nicolas', '/access-control?personne=7']]],
  ['plan besnard', [['of plan Besnard Nicolas', '/plannings?salaries=7']]],
  ['CONTRATS martin', [['ofVowel Contrats Atelier Martin', '/adherents/details/4?onglet=contrats']]],
  ['contrtas martin', [['ofVowel Contrats Atelier Martin', '/adherents/details/4?onglet=contrats']]],
])('%s leads to the screen of the record', (query, commands) => {
  const records = query.endsWith('martin') ? [atelier] : [besnard];
  expect(asked(query, records)).toEqual(commands);
});

it('a search that names no screen, or only a screen, is none of a record’s screens', () => {
  expect(asked('besnard nicolas')).toBeUndefined();
  expect(asked('contrats')).toBeUndefined();
});

it('what is created below a record leads to the form of that record', () => {
  const below = { schema: registry.get('Entreprises/{entrepriseId}/contrats'), parent: registry.get('Entreprises') };
  const commands = belowCommands(below, [atelier, besnard], [atelier]);
  expect(commands.map(({ label, effect }) => [label, effect])).toEqual([
    ['Atelier Martin', { kind: 'go', path: '/adherents/4/contrats/creation' }],
  ]);
});
