import { expect, it } from 'vitest';
import { periodLabel } from './periodLabel';

const NOW = new Date(2026, 10, 29, 15);

it.each([
  ['zoom=semaine&date=2026-11-30', 'semaine du 30 novembre'],
  ['zoom=semaine&date=2027-01-04', 'semaine du 4 janvier 2027'],
  ['zoom=jour&date=2026-12-03', 'jeudi 3 décembre'],
  ['date=2026-12-01', 'décembre 2026'],
])('%s is the %s', (period, label) => {
  expect(periodLabel(period, 'fr', NOW)).toBe(label);
});

it('the other languages have their own words', () => {
  const labels = (['en', 'de', 'pt'] as const).map((one) => periodLabel('zoom=semaine&date=2026-11-30', one, NOW));
  expect(labels).toEqual(['week of 30 November', 'Woche vom 30. November', 'semana de 30 de novembro']);
});
