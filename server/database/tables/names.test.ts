import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedName, definedName, tableName } from './names';

describe('names of tables and indexes', () => {
  it('derive from the resource, without punctuation', () => {
    expect(tableName('Entreprises/{entrepriseId}/contrats')).toBe('r_Entreprises_entrepriseId_contrats');
  });

  it('have at most 63 bytes, and stay distinct for long names', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 60, maxLength: 100, unit: 'grapheme' }), (start) => {
        const [a, b] = [boundedName(`${start}a`), boundedName(`${start}b`)];
        expect(Math.max(Buffer.byteLength(a), Buffer.byteLength(b))).toBeLessThanOrEqual(63);
        expect(a).not.toBe(b);
      }),
    );
  });

  it('change with the definition', () => {
    expect(definedName('ix_t', '(a)')).not.toBe(definedName('ix_t', '(b)'));
  });
});
