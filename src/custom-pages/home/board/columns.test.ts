import { expect, it } from 'vitest';
import { boardParts } from './columns';

it('a wide card has its own row, and tasks come in the column before reviews', () => {
  expect(boardParts(['attente', 'jour', 'chiffres', 'recents', 'contrats', 'acces', 'nouveautes'])).toEqual([
    { main: ['attente'], aside: [] },
    { main: ['jour', 'contrats', 'acces'], aside: ['chiffres', 'recents', 'nouveautes'] },
  ]);
  expect(boardParts([])).toEqual([]);
});
