import { expect, it } from 'vitest';
import { shell } from '../../i18n/messages/fr/shell';
import { pages } from '../../i18n/messages/fr/pages';
import { schemas } from '../../portal/declared';
import { isUsable, isUsableBelow } from '../../resources/records/listFilter';
import { createRegistry } from '../../resources/registry/registry';
import { hasTool } from '../../resources/routes/tools';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { menuTree } from '../menu/menuTree';
import type { CommandSources } from './commands';
import { commandsOf } from './generalCommands';
import { contractsExpiringIn, expiringContracts } from './expiringContracts';
import { listSearches } from './listSearches';
import { matchCommands } from './matchCommands';
import { namedLists } from './namedLists';
import { holidaysOfYear, ownCommands } from './ownCommands';
import { stateCommands } from './stateCommands';
import { atWaitingMonth } from './waitingMonth';

const registry = createRegistry(schemas);
const held = {
  rights: [
    'ENTREPRISES:read',
    'ENTREPRISES:admin',
    'CONTACTS:read',
    'CONTACTS:admin',
    'UTILISATEURS:admin',
    'PLANNING_ADMIN:admin',
    'FICHES_INCIDENT:read',
    'FICHES_INCIDENT:create',
  ],
  functionCodes: [],
};

function translate(key: string, args: Readonly<Record<string, string>> = {}): string {
  const words = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], { shell, pages });
  return String(words).replace(/%\{(\w+)\}/g, (_, name: string) => args[name] ?? '');
}

const sources: CommandSources = {
  menu: menuTree(registry.schemas, productRoutes, held, 'fr'),
  routes: productRoutes,
  schemas: registry.schemas,
  held,
  language: 'fr',
  skin: 'light',
  visited: [],
  translate,
  offers: { does: () => true, hasTool },
};

const NOW = new Date(2026, 10, 28, 15);

const searchesOf = (phrase: string) => listSearches(namedLists(phrase, sources, NOW), 'fr');

const commands = [
  ...atWaitingMonth(commandsOf(sources), '2026-10'),
  ...ownCommands({ registry, held, personId: 7, language: 'fr' }),
  ...stateCommands(sources),
  ...expiringContracts(sources, new Date(2026, 10, 28)),
];

it.each([
  ['en allemand', 'language de'],
  ['in english', 'language en'],
  ['langue', 'language en'],
  ['german', 'language de'],
  ['mode sombre', 'skin'],
  ['mettre en sombre', 'skin'],
  ['activer le thème sombre', 'skin'],
  ['changer la langue en anglais', 'language en'],
  ['parler anglais', 'language en'],
  ['changer mon mot de passe', 'go /profil'],
  ['incidents ouverts', 'open FichesIncident'],
  ['fiches incident à traiter', 'open FichesIncident'],
  ['signaler un accident', 'go /fiches-incident-create'],
  ['poser un congé', 'create /plannings?creneau=nouveau'],
  ['mes congés', 'ownPlan'],
  ['mon planning', 'ownPlan'],
  ['mes demandes', 'ownRequests'],
  ['mes incidents', 'ownIncidents'],
  ['incidents à ma charge', 'ownIncidents'],
  ['exporter le planning', 'go /plannings'],
  ['mes adhérents', 'go /adherents'],
  ['jours fériés', 'holidays'],
  ['jour férié', 'holidays'],
  ['exporter adhérents', 'export Entreprises'],
  ['exporter adherants', 'export Entreprises'],
  ['importer contacts', 'import Contacts'],
  ['demandes en attente', 'go /demandes-modifications-plannings'],
  ['comment créer un adhérent', 'create Entreprises'],
  ['où sont les adhérents ?', 'go /adherents'],
  ['ouvrir les adhérents', 'go /adherents'],
  ['nouvel adhérent', 'create Entreprises'],
  ['planning équipe', 'go /plannings'],
  ['importer un fichier', 'import Entreprises'],
  ['exporter les contacts en excel', 'export Contacts'],
  ['dernières modifications', 'changes Entreprises'],
  ['annuler', 'changes Entreprises'],
  ['demandes de congé', 'go /demandes-modifications-plannings'],
  ['rechercher un adhérent', 'go /adherents'],
  ['mes tâches', 'go /home'],
  ['liste des contacts', 'go /contacts'],
  ['supprimer un créneau', 'go /plannings'],
  ['dupliquer une semaine', 'go /plannings'],
  ['contrats qui expirent', 'expiringContracts'],
  ['contrats à échéance', 'expiringContracts'],
  ['contrats expirés', 'expiredContracts'],
  ['contrats terminés', 'expiredContracts'],
  ['clients', 'go /adherents'],
  ['logout', 'signOut'],
  ['nouvelle absence', 'create /plannings?creneau=nouveau'],
  ['contrats à renouveler', 'expiringContracts'],
])('"%s" finds %s', (phrase, id) => {
  expect(matchCommands(commands, phrase)[0]?.id).toBe(id);
});

it('holidays of a year', () => {
  const [found] = holidaysOfYear('jours fériés 2027', commands, 'fr');
  expect(found?.label).toBe('Jours fériés de 2027');
  expect(found?.effect).toEqual({ kind: 'go', path: '/plannings?affichage=annee&date=2027-01-01' });
  expect(holidaysOfYear('adhérents 2027', commands, 'fr')).toEqual([]);
});

it.each([
  ['contrats qui expirent ce mois-ci', 'Adhérents dont un contrat expire (novembre 2026)', '2026-11-01', '2026-11-30'],
  ['contrats qui expirent en mars', 'Adhérents dont un contrat expire (mars 2027)', '2027-03-01', '2027-03-31'],
  ['contrats qui se terminent dans 3 mois', 'Adhérents dont un contrat expire (≤ 3 mois)', '2026-11-28', '2027-02-28'],
  ['contrats qui expirent sous 10 jours', 'Adhérents dont un contrat expire (≤ 10 jours)', '2026-11-28', '2026-12-08'],
  ['contrats à renouveler en 2027', 'Adhérents dont un contrat expire (2027)', '2027-01-01', '2027-12-31'],
])('"%s" are those of that time', (phrase, label, from, to) => {
  const [found] = contractsExpiringIn(phrase, commands, sources, NOW);
  expect(found?.label).toBe(label);
  expect(JSON.stringify(found?.counted?.filter)).toContain(JSON.stringify([from, to]));
});

it('the export of a list is opened on its page', () => {
  expect(matchCommands(commands, 'exporter adhérents')[0]?.effect).toEqual({
    kind: 'go',
    path: '/adherents',
    state: { opens: 'export' },
  });
});

it('a slot is created in the plan alone', () => {
  const created = matchCommands(commands, 'créneau').map(({ id }) => id);
  expect(created).toContain('create /plannings?creneau=nouveau');
  expect(created).not.toContain('create creneaux');
});

it('months to validate open at the one that waits', () => {
  const pathOf = (all: typeof commands) => {
    const effect = matchCommands(all, 'mois à valider')[0]?.effect;
    return effect?.kind === 'go' && effect.path;
  };
  expect(pathOf(commands)).toBe('/plannings?date=2026-10-01&mois=2026-10');
  expect(pathOf([...atWaitingMonth(commandsOf(sources), null)])).toBe('/plannings?mois=tous');
});

it.each([
  ['adhérents de lille', 'Adhérents\u00a0: «\u00a0lille\u00a0»'],
  ['lille adherents', 'Adhérents\u00a0: «\u00a0lille\u00a0»'],
  ['adhérants de lille', 'Adhérents\u00a0: «\u00a0lille\u00a0»'],
])('"%s" is a search in a list', (phrase, label) => {
  const [found] = searchesOf(phrase);
  expect(found?.label).toBe(label);
  expect(found?.effect.kind === 'go' && decodeURIComponent(found.effect.path)).toContain('"q":"lille"');
});

it.each([
  ['adhérents suspendus à lille', 'Adhérents\u00a0: Suspendu, «\u00a0lille\u00a0»', 'lille'],
  ['lille adhérents actifs', 'Adhérents\u00a0: Actif, «\u00a0lille\u00a0»', 'lille'],
  ['adherent lille actif', 'Adhérents\u00a0: Actif, «\u00a0lille\u00a0»', 'lille'],
  ['actif lille adhérent', 'Adhérents\u00a0: Actif, «\u00a0lille\u00a0»', 'lille'],
  ['prospects à lille', 'Adhérents\u00a0: Prospect, «\u00a0lille\u00a0»', 'lille'],
])('"%s" filters the list by the choice', (phrase, label, q) => {
  const [found] = searchesOf(phrase);
  expect(found?.label).toBe(label);
  const path = found?.effect.kind === 'go' ? found.effect.path : '';
  expect(JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '')).toMatchObject({
    q,
    where: [{ field: 'statut', operator: 'equals' }],
  });
});

it.each([
  [
    'adhérents de plus de 1000 salariés',
    { operator: 'greaterThan', value: 1000 },
    'Adhérents\u00a0: Effectif > 1\u202f000',
  ],
  ['adhérents > 1 000', { operator: 'greaterThan', value: 1000 }, 'Adhérents\u00a0: Effectif > 1\u202f000'],
  ['adhérents d’au moins 50 salariés', { operator: 'greaterOrEqual', value: 50 }, 'Adhérents\u00a0: Effectif ≥ 50'],
  ['adhérents de moins de 10 salariés', { operator: 'lessThan', value: 10 }, 'Adhérents\u00a0: Effectif < 10'],
  ['adhérents entre 10 et 50 salariés', { operator: 'between', value: [10, 50] }, 'Adhérents\u00a0: Effectif 10 – 50'],
])('"%s" compares a number of the list', (phrase, comparison, label) => {
  const [found] = searchesOf(phrase);
  expect(found?.label).toBe(label);
  const path = found?.effect.kind === 'go' ? found.effect.path : '';
  const filter = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '');
  expect(filter).not.toHaveProperty('q');
  expect(filter.where).toEqual([{ field: 'effectif', ...comparison }]);
  expect(isUsable(registry.get('Entreprises'), filter.where[0])).toBe(true);
});

const whereOf = (phrase: string) => {
  const [found] = searchesOf(phrase);
  const path = found?.effect.kind === 'go' ? found.effect.path : '';
  const { q, where } = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
  return { label: found?.label, q, where };
};

it.each([
  ['entreprises de plus de 500 salariés', 'Adhérents\u00a0: Effectif > 500'],
  ['adhérents sans contact', 'Adhérents\u00a0: sans Contact'],
  ['adhérents actifs sans site à lille', 'Adhérents\u00a0: Actif, sans Site, «\u00a0lille\u00a0»'],
  ['adhérents triés par effectif', 'Adhérents\u00a0: par Effectif (décroissant)'],
  ['adhérents de lille triés par ville', 'Adhérents\u00a0: par Ville (A à Z), «\u00a0lille\u00a0»'],
  ['adhérents triés par effectif croissant', 'Adhérents\u00a0: par Effectif (croissant)'],
  ['trier les adhérents par ville', 'Adhérents\u00a0: par Ville (A à Z)'],
  ['adhérents par ville', 'Adhérents\u00a0: par Ville (A à Z)'],
  ['plus gros adhérents', 'Adhérents\u00a0: par Effectif (décroissant)'],
  [
    'nouveaux adhérents de novembre',
    'Adhérents\u00a0: Date d’adhésion (novembre 2026), par Date d’adhésion (récents d’abord)',
  ],
  ['derniers incidents', 'Fiches incident\u00a0: par Date et heure (récents d’abord)'],
  ['adhérents de roubaix avec plus de 100 salariés', 'Adhérents\u00a0: Effectif > 100, «\u00a0roubaix\u00a0»'],
  ['combien d’adhérents', 'Adhérents'],
  ["combien d'adhérents à lille", 'Adhérents\u00a0: «\u00a0lille\u00a0»'],
  ['combien y a-t-il d’incidents ouverts ?', 'Fiches incident\u00a0: À traiter'],
  ['adhérents sans responsable', 'Adhérents\u00a0: sans Responsable du suivi'],
  ['incidents majeurs ouverts', 'Fiches incident\u00a0: Majeure, À traiter'],
  ['incidents graves', 'Fiches incident\u00a0: Majeure, Critique'],
  [
    'incidents graves ouverts de novembre',
    'Fiches incident\u00a0: Date et heure (novembre 2026), Majeure, Critique, À traiter',
  ],
  ['contacts sans e-mail', 'Contacts\u00a0: sans E-mail'],
  ['adhérents radiés depuis 2024', 'Adhérents\u00a0: Radié, Date de radiation (≥ 2024)'],
  ['adhérents en 2024', 'Adhérents\u00a0: Date d’adhésion (2024)'],
  ['tous les adhérents de Lille', 'Adhérents\u00a0: «\u00a0lille\u00a0»'],
  ['adhérents créés cette année', 'Adhérents\u00a0: Date d’adhésion (2026)'],
  ["adhérents de l'année dernière", 'Adhérents\u00a0: Date d’adhésion (2025)'],
  ['incidents de la semaine dernière', 'Fiches incident\u00a0: Date et heure (semaine du 16 novembre)'],
  ['adhérents du Nord', 'Adhérents\u00a0: Nord (59)'],
  ['adhérents dans le nord', 'Adhérents\u00a0: Nord (59)'],
  ['adhérents 59', 'Adhérents\u00a0: Nord (59)'],
  ['adhérents du Pas-de-Calais', 'Adhérents\u00a0: Pas-de-Calais (62)'],
  ['département 62', 'Adhérents\u00a0: Pas-de-Calais (62)'],
  ['adhérents inactifs', 'Adhérents\u00a0: sauf Actif'],
  ['adhérents non radiés à lille', 'Adhérents\u00a0: sauf Radié, «\u00a0lille\u00a0»'],
  ['adhérents suivis par dufour', 'Adhérents\u00a0: «\u00a0suivis par dufour\u00a0»'],
  ['le plus grand adhérent', 'Adhérents\u00a0: par Effectif (décroissant)'],
  ['dernier adhérent', 'Adhérents\u00a0: par Date d’adhésion (récents d’abord)'],
  ['adhérents créés cette semaine', 'Adhérents\u00a0: Date d’adhésion (semaine du 23 novembre)'],
  ['incidents clôturés en juillet', 'Fiches incident\u00a0: Clôturé, Clôturé le (juillet 2026)'],
  ["incidents d'avril", 'Fiches incident\u00a0: Date et heure (avril 2026)'],
  ['incident du 20 novembre', 'Fiches incident\u00a0: Date et heure (vendredi 20 novembre)'],
  ["incidents d'hier", 'Fiches incident\u00a0: Date et heure (vendredi 27 novembre)'],
  ['adhérents depuis plus de 6 mois', 'Adhérents\u00a0: Date d’adhésion (> 6 mois)'],
  ['plus de 1000 salariés', 'Adhérents\u00a0: Effectif > 1\u202f000'],
  ['incidents de cette semaine', 'Fiches incident\u00a0: Date et heure (semaine du 23 novembre)'],
])('"%s" is "%s"', (phrase, label) => {
  expect(whereOf(phrase).label).toBe(label);
});

it('an age is a day', () => {
  expect(whereOf('adhérents depuis plus de 30 jours').where).toEqual([
    { field: 'dateAdhesion', operator: 'lessThan', value: '2026-10-29' },
  ]);
});

it('an exception means all other choices', () => {
  expect(whereOf('adhérents non radiés').where).toEqual([
    { field: 'statut', operator: 'in', value: expect.not.arrayContaining(['Radie']) },
  ]);
});

it('the order is that of the list', () => {
  const [found] = searchesOf('plus petits adhérents');
  const path = found?.effect.kind === 'go' ? found.effect.path : '';
  const address = new URLSearchParams(path.split('?')[1]);
  expect([address.get('sort'), address.get('order')]).toEqual(['effectif', 'ASC']);
  expect(found?.counted?.filter).toEqual({});
});

it('members without contacts are a filter that the list has', () => {
  const [part] = whereOf('adhérents sans contact').where;
  expect(isUsableBelow(registry.get('Entreprises'), part, registry)).toBe(true);
});

it('days of an instant are those of Paris', () => {
  expect(whereOf('incidents hier').where).toEqual([
    { field: 'dateIncident', operator: 'between', value: ['2026-11-26T23:00:00.000Z', '2026-11-27T22:59:59.999Z'] },
  ]);
});

it('a comparison stands beside a state and a town', () => {
  const [found] = searchesOf('prospects de plus de 50 salariés à lille');
  expect(found?.label).toBe('Adhérents\u00a0: Prospect, Effectif > 50, «\u00a0lille\u00a0»');
});

it('the members whose contracts end within 60 days', () => {
  const found = expiringContracts(sources, new Date(2026, 10, 28)).find(({ id }) => id === 'expiringContracts');
  const path = found?.effect.kind === 'go' ? found.effect.path : '';
  const filter = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '');
  expect(filter.where).toHaveLength(1);
  expect(isUsableBelow(registry.get('Entreprises'), filter.where[0], registry)).toBe(true);
  expect(filter.where[0].where.all[0].value).toEqual(['2026-11-28', '2027-01-27']);
});

it.each([
  'adhérents',
  'adhérent lille',
  'lille',
  'contrats martin',
  'adhérents sortis en 2025',
  'planning de wagner rémi',
  'valider les mois en attente',
  'pose un entretien avec wagner rémi demain à 10h',
])('"%s" is none', (phrase) => {
  expect(searchesOf(phrase)).toEqual([]);
});
