import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../language/words';
import { editedNumber } from './editedNumber';
import { readNumber } from './numbers';

it('the text shown while editing is parsed to the same number, in every language', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, fc.constantFrom(...LANGUAGES), (value, language) => {
      expect(readNumber(editedNumber(value, language))).toBe(value);
    }),
  );
});
