import { expect, it } from 'vitest';
import { joinedDigits, soughtWords, wordsBesideLabel } from './globalSearch';
import { Entreprises } from '../schemas/entreprises';
import { EntrepriseContrats } from '../schemas/entreprisesContrats';

it.each([
  ['552 100 554', '552100554'],
  ['06.12.34', '061234'],
  ['+33 (0)6 12', '330612'],
  ['552100554', undefined],
  ['1 2', undefined],
  ['rue 12 34', undefined],
])('%j is read as the digits %j', (typed, digits) => expect(joinedDigits(typed)).toBe(digits));

it.each([
  ['06 12 34', ['061234']],
  ['+33 (0)6 12', ['330612']],
  ['552 100 554', ['552', '100', '554']],
  ['du 12 34', ['du', '12', '34']],
])('the words of %j are searched', (typed, words) => expect(soughtWords(typed)).toEqual(words));

it('a word may name the list, in any language, and the others are searched', () => {
  expect(wordsBesideLabel(EntrepriseContrats, 'Contrats Atelier')).toEqual(['atelier']);
  expect(wordsBesideLabel(Entreprises, 'société delatre')).toEqual(['delatre']);
  expect(wordsBesideLabel(EntrepriseContrats, 'vertr atelier')).toEqual(['atelier']);
  expect(wordsBesideLabel(EntrepriseContrats, 'contrat')).toBeUndefined();
  expect(wordsBesideLabel(EntrepriseContrats, 'atelier')).toBeUndefined();
});
