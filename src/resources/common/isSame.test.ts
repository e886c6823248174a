import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from './isSame';

describe('equality of values', () => {
  it('is deep, whatever the order of keys', () => {
    expect(isSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(isSame([1, 2], [1, 2, 3])).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(isSame(0, null)).toBe(false);
  });

  it('compares files and dates by identity', () => {
    expect(isSame(new Date(0), new Date(0))).toBe(false);
    const date = new Date(0);
    expect(isSame([date], [date])).toBe(true);
  });

  it('holds for a copy, and not for a larger value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSame(value, structuredClone(value))).toBe(true);
        expect(isSame([value], [value, 1])).toBe(false);
      }),
    );
  });
});
