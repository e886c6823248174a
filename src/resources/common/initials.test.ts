import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Inès de La Tour', 'IT'],
  ['Émile', 'É'],
  ['  Anne-Marie ', 'AM'],
  ['', ''],
])('makes letters of %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
