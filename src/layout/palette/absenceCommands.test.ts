import { expect, it } from 'vitest';
import { absenceCommands } from './absenceCommands';
import type { Command } from './commands';

const NOW = new Date(2026, 10, 28);
const plan: Command = { id: 'go', group: 'go', label: 'Plannings', effect: { kind: 'go', path: '/plannings' } };
const words = {
  language: 'fr' as const,
  translate: (key: string, args?: Record<string, string>) => `${key.split('.').at(-1)} ${args?.['date'] ?? ''}`,
};

it.each([
  ['qui est absent demain', 'affichage=frise&zoom=jour&date=2026-11-29&types=4,5'],
  ['qui est absent cette semaine', 'zoom=semaine&date=2026-11-23&types=4,5'],
  ['absents demain', 'affichage=frise&zoom=jour&date=2026-11-29&types=4,5'],
  ['Qui est absent ?', 'affichage=frise&zoom=jour&date=2026-11-28&types=4,5'],
  ['congés semaine prochaine', 'zoom=semaine&date=2026-11-30&types=4,5'],
  ['absences en janvier', 'date=2027-01-01&types=4,5'],
])('"%s" opens the plan with absences alone', (query, search) => {
  const [found] = absenceCommands([plan], query, [4, 5], words, NOW);
  expect(found?.effect).toEqual({ kind: 'go', path: `/plannings?${search}` });
  expect(absenceCommands([], query, [4, 5], words, NOW)).toEqual([]);
  expect(absenceCommands([plan], query, [], words, NOW)).toEqual([]);
});

it.each(['planning demain', 'absences besnard', 'demain'])('"%s" does not ask for them', (query) => {
  expect(absenceCommands([plan], query, [4], words, NOW)).toEqual([]);
});
