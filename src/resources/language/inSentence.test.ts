import { expect, it } from 'vitest';
import { inSentence, ofInSentence } from './inSentence';

it.each([
  ['Adhérents', 'fr', 'adhérents'],
  ['Équipes', 'fr', 'équipes'],
  ['FASTT à valider', 'fr', 'FASTT à valider'],
  ['Mitglieder', 'de', 'Mitglieder'],
  ['', 'fr', ''],
] as const)('%s in %s', (name, language, expected) => {
  expect(inSentence(name, language)).toBe(expected);
});

it.each([
  ['Contact', 'fr', 'de contact'],
  ['Équipe', 'fr', 'd’équipe'],
  ['Humeur', 'fr', 'd’humeur'],
  ['Team', 'de', 'Team'],
  ['Contact', 'en', 'contact'],
] as const)('of %s in %s', (name, language, expected) => {
  expect(ofInSentence(name, language)).toBe(expected);
});
