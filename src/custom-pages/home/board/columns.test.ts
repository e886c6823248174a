import { expect, it } from 'vitest';
import { boardParts } from './columns';

it('gives a wide card a line of its own, and what there is to do the column before what one looks back at', () => {
  expect(boardParts(['attente', 'jour', 'recents', 'contrats', 'acces', 'nouveautes'])).toEqual([
    { main: ['attente'], aside: [] },
    { main: ['jour', 'contrats'], aside: ['recents'] },
    { main: ['acces'], aside: [] },
    { main: [], aside: ['nouveautes'] },
  ]);
  expect(boardParts([])).toEqual([]);
});
