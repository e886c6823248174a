import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sequenceValue, yearOfSequence } from './sequences';

const NOW = new Date(2026, 10, 26);

it('a number is formatted as declared', () => {
  expect(sequenceValue({}, 12, undefined)).toBe(12);
  expect(sequenceValue({ form: 'F-%{year}-%{number}', digits: 5 }, 12, 2026)).toBe('F-2026-00012');
  expect(sequenceValue({ form: '%{number}', digits: 2 }, 123, undefined)).toBe('123');
});

it('two numbers of a year are never formatted alike', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }), (one, other, digits) => {
      const sequence = { form: 'F-%{year}-%{number}', digits };
      expect(sequenceValue(sequence, one, 2026) === sequenceValue(sequence, other, 2026)).toBe(one === other);
    }),
  );
});

it('the sequence restarts with the year of the record, or of the day', () => {
  expect(yearOfSequence({}, {}, NOW)).toBeUndefined();
  expect(yearOfSequence({ yearly: true }, { le: '2025-12-31' }, NOW)).toBe(2026);
  expect(yearOfSequence({ yearly: { of: 'le' } }, { le: '2025-12-31' }, NOW)).toBe(2025);
  expect(yearOfSequence({ yearly: { of: 'le' } }, { le: null }, NOW)).toBe(2026);
});
