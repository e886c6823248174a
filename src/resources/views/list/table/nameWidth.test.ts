import { expect, it } from 'vitest';
import { nameWidth } from './nameWidth';

it('the name takes what is left until it is read, and half of what is left then', () => {
  expect(nameWidth(true, 0)).toBe(190);
  expect(nameWidth(true, 50)).toBe(240);
  expect(nameWidth(false, 30)).toBe(250);
  expect(nameWidth(false, 100)).toBe(300);
  expect(nameWidth(false, 2000)).toBe(420);
});
