import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, readDecimal, readNumber } from './numbers';

describe('a written number', () => {
  it.each([
    ['12', 12],
    ['-12,5', -12.5],
    ['1 234,56', 1234.56],
    ['1\u202f234,56 €', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ["1'234", 1234],
    ['20 %', 20],
    ['.5', 0.5],
    ['5,', 5],
    ['-0', 0],
    ['', undefined],
    ['-', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['12 rue', undefined],
    ['1-2', undefined],
    ['1.2.3', undefined],
    ['1,2,3', undefined],
    ['12 34', undefined],
    ['1 2345', undefined],
    ['5%5', undefined],
    ['5 % %', undefined],
    ['1.234 567', undefined],
    ['1,234,567', 1_234_567],
    ['1 234 567', 1_234_567],
    ['-1 234', -1234],
    ['Infinity', undefined],
    ['1'.repeat(41), undefined],
  ])('%s is %s', (written, value) => {
    expect(readNumber(written)).toBe(value);
  });

  it('is parsed from French, German and English formats', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }),
        fc.constantFrom('fr-FR', 'de-DE', 'en-GB'),
        (cents, locale) => {
          // Always two decimals, because "1.500" may be 1,500 or 1.5.
          const text = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
          expect(readNumber(text)).toBe(cents / 100 + 0);
        },
      ),
    );
  });
});

describe('decimals', () => {
  it.each([
    [0, 0],
    [12.5, 1],
    [0.001, 3],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [0.1 + 0.2, 17],
  ])('of %s: %s', (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals);
  });

  it('are never rounded', () => {
    const bounds = { min: -1e9, max: 1e9 };
    expect(readDecimal(0.1 + 0.2, 2, bounds)).toEqual({
      ok: false,
      issues: [{ code: 'scale', args: { smart_count: 2 } }],
    });
    expect(readDecimal('12,340', 2, bounds)).toEqual({ ok: true, value: 12.34 });
  });
});
