import { expect, it } from 'vitest';
import { distanceOfDay } from './distanceOfDay';

const NOW = new Date(2026, 10, 28, 23, 30);

it.each([
  ['2026-11-28', 'aujourd’hui'],
  ['2026-11-29', 'demain'],
  ['2026-12-10', 'dans 12 jours'],
  ['2027-01-21', 'dans 2 mois'],
  ['2027-02-28', 'dans 3 mois'],
  ['2025-11-27', 'il y a 12 mois'],
  ['2024-11-28', 'il y a 2 ans'],
  ['1981-12-01', 'il y a 44 ans'],
])('%s is %s', (day, words) => expect(distanceOfDay(day, NOW, 'fr-FR')).toBe(words));

it('is absent without a day', () => {
  expect([distanceOfDay(null, NOW, 'fr-FR'), distanceOfDay('demain', NOW, 'fr-FR')]).toEqual([undefined, undefined]);
});
