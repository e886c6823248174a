import { expect, it } from 'vitest';
import { keyCaps } from './keyCaps';

const keysOf = (shortcut: string, language: 'fr' | 'de' = 'fr') =>
  keyCaps(shortcut, language)
    .filter(({ isKey }) => isKey)
    .map(({ text }) => text);

it('keys have the names that stand on them', () => {
  expect(keysOf('⇧ ↑ ↓, ⇧ J K')).toEqual(['Maj', '↑', '↓', 'Maj', 'J', 'K']);
  expect(keysOf('Alt + ⇧ + ↑↓', 'de')).toEqual(['Alt', 'Umschalt', '↑', '↓']);
  expect(keysOf('↖ ↘, ⇞ ⇟')).toEqual(['Début', 'Fin', 'Page préc.', 'Page suiv.']);
  expect(keysOf('Alt+Maj+← →')).toEqual(['Alt', 'Maj', '←', '→']);
  expect(keysOf('1 – 7')).toEqual(['1', '7']);
  expect(keysOf('/')).toEqual(['/']);
});

it('what stands between keys is kept', () => {
  expect(keyCaps('Ctrl + C / X', 'fr').map(({ text }) => text)).toEqual(['Ctrl', ' + ', 'C', ' / ', 'X']);
});
