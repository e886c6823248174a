import { expect, it } from 'vitest';
import { inSentence } from './inSentence';

it.each([
  ['Adhérents', 'fr', 'adhérents'],
  ['Équipes', 'fr', 'équipes'],
  ['FASTT à valider', 'fr', 'FASTT à valider'],
  ['Mitglieder', 'de', 'Mitglieder'],
  ['', 'fr', ''],
] as const)('%s in %s', (name, language, expected) => {
  expect(inSentence(name, language)).toBe(expected);
});
