import { expect, it } from 'vitest';
import type { Command } from './commands';
import { dayCommands } from './dayCommand';

const NOW = new Date(2026, 10, 28);
const plan: Command = { id: 'go', group: 'go', label: 'Plannings', effect: { kind: 'go', path: '/plannings' } };
const words = {
  language: 'fr' as const,
  translate: (key: string, args?: Record<string, string>) => `${key.split('.').at(-1)} ${args?.['date'] ?? ''}`,
};

it.each([
  ['1er décembre', 'day mardi 1er décembre 2026', '/plannings?date=2026-12-01'],
  ['planning demain', 'day dimanche 29 novembre 2026', '/plannings?date=2026-11-29'],
  [
    'qui est libre mardi après-midi',
    'Libres l’après-midi · mardi 1er décembre',
    '/plannings?affichage=frise&zoom=jour&date=2026-12-01&libres=apres-midi',
  ],
  [
    'qui est dispo demain',
    'Disponibilités · dimanche 29 novembre',
    '/plannings?affichage=frise&zoom=jour&date=2026-11-29&libres=journee',
  ],
  ['qui travaille demain', 'day dimanche 29 novembre 2026', '/plannings?affichage=frise&zoom=jour&date=2026-11-29'],
  ['planning du 1er décembre', 'day mardi 1er décembre 2026', '/plannings?date=2026-12-01'],
  ['dans 3 jours', 'day mardi 1er décembre 2026', '/plannings?date=2026-12-01'],
  ['planning équipe demain', 'day dimanche 29 novembre 2026', '/plannings?date=2026-11-29'],
  [
    'qui est disponible le 1er décembre à 10h',
    'Libres le matin · mardi 1er décembre',
    '/plannings?affichage=frise&zoom=jour&date=2026-12-01&libres=matin',
  ],
  ['planning janvier', 'month janvier 2027', '/plannings?date=2027-01-01'],
  ['Planning d’avril', 'monthVowel avril 2027', '/plannings?date=2027-04-01'],
  ['planning mars 2027', 'month mars 2027', '/plannings?date=2027-03-01'],
  ['planning de la semaine prochaine', 'week 30 novembre 2026', '/plannings?zoom=semaine&date=2026-11-30'],
  ['mois prochain', 'month décembre 2026', '/plannings?date=2026-12-01'],
])('%s opens its plan, for those who have the plan', (query, label, path) => {
  expect(dayCommands([plan], query, words, NOW)).toMatchObject([{ label, effect: { kind: 'go', path } }]);
  expect(dayCommands([], query, words, NOW)).toEqual([]);
});

it.each(['décembre', 'planning', 'planning besnard', 'semaine'])('%s names no time', (query) => {
  expect(dayCommands([plan], query, words, NOW)).toEqual([]);
});

const own: Command = {
  id: 'ownPlan',
  group: 'actions',
  label: 'Mon planning',
  synonyms: 'mes congés absences',
  effect: { kind: 'go', path: '/plannings?salaries=7' },
};

it.each([
  ['mon planning de demain', 'Mon planning · dimanche 29 novembre', 'zoom=jour&date=2026-11-29'],
  ['mon planning la semaine prochaine', 'Mon planning · semaine du 30 novembre', 'zoom=semaine&date=2026-11-30'],
  ['mes congés en décembre', 'Mon planning · décembre 2026', 'date=2026-12-01'],
])('%s opens one’s own plan', (query, label, period) => {
  expect(dayCommands([plan, own], query, words, NOW)).toMatchObject([
    { label, effect: { kind: 'go', path: `/plannings?salaries=7&${period}` } },
  ]);
});

it('one’s own plan without a time is no plan of a day', () => {
  expect(dayCommands([plan, own], 'mon planning', words, NOW)).toEqual([]);
});

it('the German day after today is no half day', () => {
  const german = { ...words, language: 'de' as const };
  expect(dayCommands([plan], 'Plan morgen', german, NOW)).toMatchObject([
    { effect: { kind: 'go', path: '/plannings?date=2026-11-29' } },
  ]);
});
