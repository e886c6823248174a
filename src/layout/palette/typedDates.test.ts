import { expect, it } from 'vitest';
import { typedDates } from './typedDates';

const NOW = new Date(2026, 10, 28, 15);
const words = { language: 'fr' as const, translate: () => 'prochain prochaine' };

it.each([
  ['incidents en juillet', '2026-07-01'],
  ["incidents d'avril", '2026-04-01'],
])('"%s" may mean the month before', (query, first) => {
  expect(typedDates(query, words, NOW)?.before?.days[0]).toBe(first);
});

it.each([
  'incidents en juillet 2027',
  'incidents en novembre',
  'adhérents marseille demain',
  'incidents semaine prochaine',
])('"%s" means one time only', (query) => {
  expect(typedDates(query, words, NOW)).toMatchObject({ operator: 'between' });
  expect(typedDates(query, words, NOW)).not.toHaveProperty('before');
});
