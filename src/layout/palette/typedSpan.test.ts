import { expect, it } from 'vitest';
import { typedSpan } from './typedSpan';

const NOW = new Date(2026, 10, 28);

it.each([
  ['contrats qui expirent dans 3 mois', '2027-02-28', 'contrats qui expirent'],
  ['contrats qui expirent dans les 10 prochains jours', '2026-12-08', 'contrats qui expirent'],
  ['contracts ending within 2 weeks', '2026-12-12', 'contracts ending'],
  ['Verträge enden in den nächsten 3 Monaten', '2027-02-28', 'vertrage enden'],
  ['contratos expiram nos próximos 1 ano', '2027-11-28', 'contratos expiram'],
])('"%s" is a time from today', (query, last, rest) => {
  expect(typedSpan(query, NOW)).toMatchObject({ operator: 'between', days: ['2026-11-28', last], rest });
});

it('a day is no time from today', () => {
  expect(typedSpan('contrats du 3 mars', NOW)).toBeUndefined();
});
