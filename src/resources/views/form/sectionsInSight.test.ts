import { expect, it } from 'vitest';
import { sectionsInSight } from './sectionsInSight';

it("the sections down to the window's edge are counted, including a partly visible one", () => {
  expect(sectionsInSight([6, 4, 7, 7], 2, 900)).toBe(3);
  expect(sectionsInSight([6, 4, 7, 7], 2, 1200)).toBe(4);
  expect(sectionsInSight([6, 4, 7, 7], 1, 740)).toBe(2);
  expect(sectionsInSight([20, 4], 1, 740)).toBe(1);
  expect(sectionsInSight([3], 2, 900)).toBe(1);
  expect(sectionsInSight([], 2, 900)).toBe(0);
});
