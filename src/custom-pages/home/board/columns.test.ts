import { expect, it } from 'vitest';
import { boardParts } from './columns';

const board = ['jour', 'attente', 'contrats', 'acces', 'recents'] as const;

it('fills columns from left to right, and gives a wide card a line of its own', () => {
  expect(boardParts(board, 700)).toEqual([[['jour', 'contrats'], ['attente']], [['acces']], [['recents'], []]]);
  expect(boardParts(board, 0)).toEqual([[['jour', 'attente', 'contrats']], [['acces']], [['recents']]]);
  expect(boardParts([], 1400)).toEqual([]);
});
