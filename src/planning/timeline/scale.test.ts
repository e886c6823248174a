import { expect, it } from 'vitest';
import { morningOf, namesWidth, scaleOf } from './scale';

it('the hours of a day fit a window of 1280 pixels', () => {
  // Its timeline has 1230.
  const { width, count } = scaleOf({ first: 20_000, last: 20_000 }, 'hours', 1230);
  expect(width * count).toBeLessThanOrEqual(1230 - namesWidth(1230));
});

it('a day that does not fit begins at seven, or at the last whole hour before that it can scroll to', () => {
  expect(morningOf(56, 800)).toBe(7 * 56);
  expect(morningOf(50, 170)).toBe(150);
  expect(morningOf(44, 28)).toBe(0);
  expect(morningOf(44, -10)).toBe(0);
});
