import { expect, it } from 'vitest';
import { initialsOf, lettersFor } from './initials';

it.each([
  ['Logistique du Vieux-Port', 'LVP'],
  ['Électricité des Hauts-Prés SAS', 'ÉHP'],
  ['Congés', 'Con.'],
  ['réunion', 'réu.'],
  ['Équipe 2', 'É2'],
  ['', ''],
  ['Résidence Œcuménique du Sud', 'RŒ'],
  ['Menuiserie Marchand Will', 'MM'],
])('%s is %s', (title, initials) => {
  expect(initialsOf(title, 3)).toBe(initials);
});

it('a wider slot shows more of its only word, and all its initials', () => {
  expect(initialsOf('Réunion', 4)).toBe('Réun.');
  expect(initialsOf('Clinique des Trois Vallées SAS', 4)).toBe('CTVS');
});

it('a sign before the letters takes the room of one', () => {
  expect([lettersFor(36, false), lettersFor(36, true)]).toEqual([4, 3]);
});
