import { expect, it } from 'vitest';
import { isNumbered } from './isNumbered';

it('a code is meant by its number, and no other with the same digits', () => {
  expect(isNumbered('ADH-00077', '77')).toBe(true);
  expect(isNumbered('ADH-00177', '77')).toBe(false);
  expect(isNumbered('30182137700019', '77')).toBe(false);
  expect(isNumbered('77000', '77')).toBe(false);
  expect(isNumbered(undefined, '77')).toBe(false);
  expect(isNumbered('ADH-00077', undefined)).toBe(false);
});
