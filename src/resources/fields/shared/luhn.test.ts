import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luhnSum, withLuhnDigit } from './luhn';

const digits = fc.stringMatching(/^\d{8}$/);

describe('the Luhn digit', () => {
  it('of known numbers is right', () => {
    expect(withLuhnDigit('73282932')).toBe('732829320');
    expect(luhnSum('79927398713') % 10).toBe(0);
  });

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (number, place, change) => {
        const right = withLuhnDigit(number);
        const wrong = [...right]
          .map((digit, index) => (index === place ? String((Number(digit) + change) % 10) : digit))
          .join('');
        expect(luhnSum(right) % 10).toBe(0);
        expect(luhnSum(wrong) % 10).not.toBe(0);
      }),
    );
  });
});
