import { expect, it } from 'vitest';
import { answersOf, type AnswerSources } from './answers';
import type { Command } from './commands';

const command = (group: Command['group'], label: string, more: Partial<Command> = {}): Command => ({
  id: `${group} ${label}`,
  group,
  label,
  effect: { kind: 'go', path: `/${label}` },
  ...more,
});

const NOTHING: AnswerSources = {
  offered: [],
  records: [],
  isSettled: true,
  screens: { commands: [], isMeant: false, isNear: false },
  creations: [],
  plans: [],
  listsWith: () => [],
  pointing: [],
  values: [],
};

const labels = (query: string, sources: Partial<AnswerSources>) =>
  answersOf(query, { ...NOTHING, ...sources }).map(({ label }) => label);

it("a list with a state is meant by the state's name alone, and not by the list's", () => {
  const offered = [command('go', 'Adhérents'), command('states', 'Adhérents · Radié', { state: 'Radié' })];
  expect(labels('radié', { offered })).toEqual(['Adhérents · Radié']);
  expect(labels('radiés', { offered })).toEqual(['Adhérents · Radié']);
  expect(labels('adhérents', { offered })).toEqual(['Adhérents']);
});

it('a value of a record replaces the way to it; a list of records stands before what is only like its name', () => {
  const values = [command('screens', 'Téléphone de Besnard')];
  const screens = { commands: [command('screens', 'Coordonnées de Besnard')], isMeant: false, isNear: false };
  expect(labels('téléphone besnard', { values, screens })).toEqual(['Téléphone de Besnard']);
  const offered = [command('go', 'Adhérents actifs')];
  const listsWith = () => [
    command('states', 'Adhérents : sauf Actif', { counted: { schema: {} as never, filter: {} } }),
  ];
  expect(labels('adhérents inactifs', { offered, listsWith })).toEqual(['Adhérents : sauf Actif']);
});

it('a creation that is said whole finds no records of its words', () => {
  const offered = [command('create', 'Créer : Adhérent', { synonyms: 'ajouter' })];
  const records = [command('records', 'Ajouter un adhérent à la diffusion')];
  expect(labels('ajouter un adhérent', { offered, records })).toEqual(['Créer : Adhérent']);
  expect(labels('ajouter', { offered, records })).toHaveLength(2);
});

it("one's own is last, unless it is asked for", () => {
  const offered = [command('actions', 'Mes incidents ouverts'), command('states', 'Incidents ouverts')];
  expect(labels('incidents ouverts', { offered })).toEqual(['Incidents ouverts', 'Mes incidents ouverts']);
  expect(labels('mes incidents', { offered })[0]).toBe('Mes incidents ouverts');
  expect(labels('???', { offered })).toEqual([]);
});

it('a day means its plan, and no page or record of a similar name', () => {
  const offered = [command('go', 'Domaines')];
  const records = [command('records', 'Demain SARL'), command('records', 'Domaine', { isNear: true })];
  const plans = [command('screens', 'Planning du lundi')];
  expect(labels('demain', { offered, records, plans })).toEqual(['Planning du lundi', 'Demain SARL']);
  expect(labels('demain', { offered })).toEqual(['Domaines']);
});

it('a time means its plan, and no screen of a record of a similar name', () => {
  const plans = [command('screens', 'Absences : semaine du 30 novembre')];
  const screens = { commands: [command('screens', 'Planning de Semane')], isMeant: false, isNear: false };
  expect(labels('absences cette semaine', { plans, screens })).toEqual(['Absences : semaine du 30 novembre']);
});

it('a searched list comes before screens that are named with typing errors only', () => {
  const listsWith = () => [command('states', 'Adhérents : Actif, « lille »')];
  const screens = { commands: [command('screens', 'Actions de Lille SA')], isMeant: false, isNear: true };
  expect(labels('adherent lille actif', { screens, listsWith })).toEqual(['Adhérents : Actif, « lille »']);
  expect(labels('adherent lille actif', { screens })).toEqual(['Actions de Lille SA']);
  expect(labels('actions lille', { screens: { ...screens, isNear: false }, listsWith })).toEqual([
    'Actions de Lille SA',
    'Adhérents : Actif, « lille »',
  ]);
});

it('an addition to the open record comes before others that its words also name', () => {
  const offered = [
    command('create', 'Créer : Contact'),
    command('here', 'Ajouter : Contact', { synonyms: 'créer nouveau' }),
  ];
  expect(labels('créer contact', { offered })).toEqual(['Ajouter : Contact', 'Créer : Contact']);
});

it('beside the screen that the words name, records with similar words are left out', () => {
  const screens = { commands: [command('screens', 'Planning de Guérin Loïc')], isMeant: false, isNear: false };
  const records = [command('records', 'Locomotives', { isNear: true }), command('records', 'Congé Loïc')];
  expect(labels('congé loïc', { screens, records })).toEqual(['Planning de Guérin Loïc', 'Congé Loïc']);
});

it('a number or an order is asked of a list, also where pages have its name', () => {
  const offered = [command('go', 'Adhérents'), command('tools', 'Modifications', { synonyms: 'derniers incidents' })];
  const listsWith = () => [command('states', 'Adhérents (120)')];
  expect(labels('combien d’adhérents', { offered, listsWith })).toEqual(['Adhérents (120)', 'Adhérents']);
  expect(labels('derniers incidents', { offered, listsWith })[0]).toBe('Adhérents (120)');
  expect(labels('adhérents', { offered, listsWith })).toEqual(['Adhérents']);
});

it('a list is offered once, with its number rather than by its state', () => {
  const offered = [command('states', 'Incidents · À traiter', { synonyms: 'ouverts' })];
  const listsWith = () => [command('states', 'Incidents : À traiter')];
  expect(labels('combien d’incidents ouverts', { offered, listsWith })).toEqual(['Incidents : À traiter']);
  expect(labels('incidents ouverts', { offered, listsWith })).toEqual(['Incidents · À traiter']);
});

it('records with similar names come without commands that have similar synonyms', () => {
  const offered = [command('go', 'Signaler un incident', { synonyms: 'declarer' }), command('go', 'Contacts')];
  const records = [command('records', 'Laboratoires Delattre', { isNear: true })];
  expect(labels('delarer', { offered, records })).toEqual(['Laboratoires Delattre']);
  expect(labels('delarer', { offered })).toEqual(['Signaler un incident']);
  expect(labels('contats', { offered, records })[0]).toBe('Contacts');
});
