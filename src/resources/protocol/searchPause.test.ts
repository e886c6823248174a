import { expect, it } from 'vitest';
import { longerPause, searchPause } from './searchPause';

it.each([
  ['nothing is known', [], 150],
  ['the API is quick', [3, 8, 5], 40],
  ['the API takes its time', [220, 180, 200], 180],
  ['one answer of many was slow', [12, 14, 2_000, 11, 13], 40],
  ['the last of two answers was slow', [15, 900], 40],
  ['the only answer was slow', [900], 400],
  ['the only answer was quick', [60], 60],
  ['the API is very slow', [1_500, 2_500, 1_900], 400],
])('the pause follows the response times if %s', (_case, answerTimes, expected) => {
  expect(searchPause(answerTimes)).toBe(expected);
});

it('the pause is longer for a search of several lists, within its bounds', () => {
  expect(longerPause(40, 3)).toBe(120);
  expect(longerPause(200, 5)).toBe(400);
});
