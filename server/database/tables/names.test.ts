import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedName, definedName, tableName } from './names';

describe('names of tables and indexes', () => {
  it('come from the resource, without what is only punctuation', () => {
    expect(tableName('Entreprises/{entrepriseId}/contrats')).toBe('r_Entreprises_entrepriseId_contrats');
  });

  it('have at most 63 bytes, and differ where long names differ', () => {
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
