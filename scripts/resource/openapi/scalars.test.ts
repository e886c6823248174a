import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePattern } from './scalars';

const PATTERNS = ['^[A-Z]{2}$', '^a|b$', 'ab', '^a', 'b$', '^(a|b)+$', 'a\\$'];

it('a pattern for a part of a text becomes an equivalent one for the whole', () => {
  const value = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '$'), maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...PATTERNS), value, (pattern, text) => {
      expect(new RegExp(`^(?:${wholePattern(pattern)})$`, 'u').test(text)).toBe(new RegExp(pattern, 'u').test(text));
    }),
  );
});
