import { expect, it } from 'vitest';
import { typedDay } from './typedDay';

/** A Saturday. */
const NOW = new Date(2026, 10, 28, 15);

const french = (typed: string) => typedDay(typed, 'fr-FR', 'prochain prochaine', NOW);

it.each([
  ['demain', '2026-11-29'],
  ['Aujourd’hui', '2026-11-28'],
  ["aujourd'hui", '2026-11-28'],
  ['après-demain', '2026-11-30'],
  ['lundi', '2026-11-30'],
  ['lundi prochain', '2026-11-30'],
  ['samedi', '2026-12-05'],
  ['3 décembre', '2026-12-03'],
  ['le 3 déc.', '2026-12-03'],
  ['jeudi 3 decembre', '2026-12-03'],
  ['1er mars', '2027-03-01'],
  ['1er mars 2028', '2028-03-01'],
  ['03/12', '2026-12-03'],
  ['3/12/2027', '2027-12-03'],
  ['2027-01-05', '2027-01-05'],
])('%s names %s', (typed, day) => {
  expect(french(typed)).toBe(day);
});

it.each([
  '',
  'ma',
  'marchand',
  '3',
  '31 février',
  '03 53 01 08 57',
  '12/34',
  'décembre',
  'lundi besnard',
  '30/02/2027',
])('"%s" names no day', (typed) => {
  expect(french(typed)).toBeUndefined();
});

it('reads the names of the other languages', () => {
  expect(typedDay('next Monday', 'en-GB', 'next', NOW)).toBe('2026-11-30');
  expect(typedDay('3. Dezember', 'de-DE', 'nächster', NOW)).toBe('2026-12-03');
  expect(typedDay('3 de dezembro', 'pt-PT', 'próxima', NOW)).toBe('2026-12-03');
});
