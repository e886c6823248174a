import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Inès de La Tour', 'IT'],
  ['Émile', 'É'],
  ['  Anne-Marie ', 'AM'],
  ['De La Fontaine Sandrine (Consultant)', 'DS'],
  ['', ''],
])('makes letters of %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
