import { expect, it } from 'vitest';
import { FLAG_OPTIONS } from '../../../resources/schemas/flags';
import { keysOf } from './keysOf';

it('each level has a key from its own name, in every language', () => {
  const keys = [0, 1, 2, 3].map((language) => keysOf(FLAG_OPTIONS.map(({ label }) => label[language] ?? '')).join(''));
  expect(keys).toEqual(['lcma', 'rcua', 'lanv', 'lcad']);
});
