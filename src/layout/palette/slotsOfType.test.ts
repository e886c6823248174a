import { expect, it } from 'vitest';
import type { Command } from './commands';
import { slotsOfType } from './slotsOfType';

const NOW = new Date(2026, 10, 28);
const plan: Command = { id: 'go', group: 'go', label: 'Plannings', effect: { kind: 'go', path: '/plannings' } };
const types = [
  { id: 1, label: 'Permanence' },
  { id: 2, label: 'Action collective' },
];
const words = {
  language: 'fr' as const,
  translate: (key: string) => (key.endsWith('.plan') ? 'Planning' : key.endsWith('next') ? 'prochain prochaine' : key),
};

it.each([
  ['permanence demain', 'Permanence · dimanche 29 novembre', 'affichage=frise&zoom=jour&date=2026-11-29&types=1'],
  [
    'permanences de la semaine prochaine',
    'Permanence · semaine du 30 novembre',
    'zoom=semaine&date=2026-11-30&types=1',
  ],
  ['combien de permanences en décembre', 'Permanence · décembre 2026', 'date=2026-12-01&types=1'],
  ['planning des actions collectives en janvier', 'Action collective · janvier 2027', 'date=2027-01-01&types=2'],
])('"%s" opens the plan with this type alone', (query, label, search) => {
  expect(slotsOfType([plan], query, types, words, NOW)).toMatchObject([
    { label, effect: { kind: 'go', path: `/plannings?${search}` } },
  ]);
  expect(slotsOfType([], query, types, words, NOW)).toEqual([]);
});

it.each(['permanences', 'demain', 'permanences delattre demain', 'réunion demain'])('"%s" does not', (query) => {
  expect(slotsOfType([plan], query, types, words, NOW)).toEqual([]);
});
