import { fieldFactory, type FieldOptions } from '../../language/kind';
import { bareDigits } from '../shared/luhn';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type PostcodeSpec = SpecOf<'postcode'>;

/** A French postcode of five digits: 20xxx for Corsica (2A, 2B), 97x and 98x overseas, 980 for Monaco. */
export const postcode = fieldFactory<'postcode', FieldOptions, string>('postcode');

const PATTERN = '^(?:(?:0[1-9]|[1-8]\\d|9[0-5])\\d{3}|97[1-8]\\d{2}|98[046-9]\\d{2})$';
const POSTCODE = new RegExp(PATTERN);

const written = writtenKind({
  name: 'postcode',
  read(typed) {
    const digits = bareDigits(typed.replace(/^F-/i, ''));
    return POSTCODE.test(digits) ? digits : undefined;
  },
  pattern: PATTERN,
  seed: (index) => `${String(1 + (index % 95)).padStart(2, '0')}${String((index * 10) % 1000).padStart(3, '0')}`,
  samples: {
    spec: postcode({ label: ['Code postal', 'Postcode', 'Postleitzahl', 'Código postal'] }),
    valid: ['59000', '20090', '97400', '98800', '01000'],
    coerced: [
      { input: '75 001', value: '75001' },
      { input: 'F-69003', value: '69003' },
      { input: 59_800, value: '59800' },
    ],
    invalid: [
      { input: '2A000', code: 'postcode' },
      { input: '00100', code: 'postcode' },
      { input: '96000', code: 'postcode' },
      { input: '7500', code: 'postcode' },
    ],
  },
});

export const postcodeKind = { ...written, isPostcode: true } as const;
