import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardColumns, cardHeight } from './cardColumns';

it.each([
  [[], 3, []],
  [[5], 3, [[0]]],
  [
    [3, 3, 3, 3],
    2,
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [[5, 5, 3, 12, 12], 3, [[0, 1, 2], [3], [4]]],
  [[3, 4], 1, [[0, 1]]],
])('cards of %j lines in %i columns', (heights, most, columns) => {
  expect(cardColumns(heights, most)).toEqual(columns);
});

it('every card is placed, and no column is shorter than the others by more than the highest card', () => {
  const heights = fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 4 }), (cards, most) => {
      const columns = cardColumns(cards, most);
      expect(columns.flat().toSorted((one, other) => one - other)).toEqual([...cards.keys()]);
      const sums = columns.map((places) => places.reduce((sum, place) => sum + (cards[place] ?? 0), 0));
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(Math.max(...cards));
    }),
  );
});

it('a card counts what it usually shows, and records with many values as several lines', () => {
  expect([cardHeight(1, 2), cardHeight(3, 1), cardHeight(8, 1), cardHeight(5, 4)]).toEqual([3, 5, 5, 8]);
});

it('a loaded card counts what it shows', () => {
  expect([cardHeight(8, 4, 5), cardHeight(8, 4, 12), cardHeight(3, 2, 1), cardHeight(3, 2, 0)]).toEqual([12, 18, 3, 3]);
});
