import { expect, it } from 'vitest';
import { cardSpans, GRID_COLUMNS } from './cardSpans';

it.each([
  [1, [6]],
  [2, [3, 3]],
  [3, [2, 2, 2]],
  [4, [3, 3, 3, 3]],
  [5, [2, 2, 2, 3, 3]],
  [7, [2, 2, 2, 3, 3, 3, 3]],
])('%i cards fill their rows', (count, spans) => {
  expect(cardSpans(count)).toEqual(spans);
  expect(cardSpans(count)).toHaveLength(count);
  expect(spans.reduce((sum, span) => sum + span, 0) % GRID_COLUMNS).toBe(0);
});
