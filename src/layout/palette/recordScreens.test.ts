import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import { belowCommands } from './belowCommands';
import type { Command } from './commands';
import { askedScreen, asksPlan, meantPlan, recordScreens, screenWords, type ScreenSources } from './recordScreens';

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
  mayViewAs: true,
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
  ['contact principal martin', [['ofVowel Contacts Atelier Martin', '/adherents/details/4?onglet=contacts']]],
  ['contrtas martin', [['ofVowel Contrats Atelier Martin', '/adherents/details/4?onglet=contrats']]],
])('%s leads to the screen of the record', (query, commands) => {
  const records = query.endsWith('martin') ? [atelier] : [besnard];
  expect(asked(query, records)).toEqual(commands);
});

it('a record and a time mean its plan, a screen or a list and a time do not', () => {
  const known = screenWords(registry.visible, sources);
  expect(meantPlan('dufour', known, sources.translate)).toEqual({ screen: ['plan'], rest: 'dufour', isMeant: true });
  expect(meantPlan('contrats', known, sources.translate)).toBeUndefined();
});

it('a word of a name is no beginning of a screen', () => {
  const near = found('Entreprises', '4', 'Électricité des Hauts-Prés');
  expect(asked('elctricité haut pres', [near])).toEqual([]);
  expect(asked('prestations haut', [near])).toContainEqual(
    expect.arrayContaining(['/adherents/details/4?onglet=prestations']),
  );
});

it('what is one’s own is no record', () => {
  expect(askedScreen('mon planning', ['planning'])).toBeUndefined();
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

it('the portal is seen as a person is only where one may, and only if the words say so', () => {
  const named = (query: string, mayViewAs = true) => {
    const own = { ...sources, mayViewAs };
    const screen = askedScreen(query, screenWords(registry.visible, own));
    return screen ? recordScreens([besnard], screen, own).map(({ label, effect }) => [label, effect]) : [];
  };
  const view = { kind: 'viewAs', person: { id: 7, name: 'Besnard Nicolas' } };
  expect(named('voir comme besnard')).toEqual([['Voir comme Besnard Nicolas', view]]);
  expect(named('voir besnard')).toEqual([]);
  expect(named('voir comme besnard', false)).toEqual([]);
});

it('the plan of a person opens at the period that is named too', () => {
  const screen = askedScreen('plan besnard', screenWords(registry.visible, sources));
  expect(screen && asksPlan(screen, sources)).toBe(true);
  const [plan] = screen ? recordScreens([besnard], { ...screen, period: 'date=2027-01-01' }, sources) : [];
  expect(plan?.effect).toEqual({ kind: 'go', path: '/plannings?salaries=7&date=2027-01-01' });
  expect(plan?.label).toBe('of plan Besnard Nicolas · janvier 2027');
});
