import { fieldFactory, type FieldOptions } from '../../language/kind';
import { bareDigits, luhnSum, withLuhnDigit } from '../shared/luhn';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type SirenSpec = SpecOf<'siren'>;

/** Number of a French company: nine digits, the last one a check digit (Luhn). */
export const siren = fieldFactory<'siren', FieldOptions, string>('siren');

function readSiren(typed: string): string | undefined {
  const digits = bareDigits(typed);
  return /^\d{9}$/.test(digits) && digits !== '000000000' && luhnSum(digits) % 10 === 0 ? digits : undefined;
}

export const sirenKind = writtenKind({
  name: 'siren',
  read: readSiren,
  pattern: '^\\d{9}$',
  seed: (index) => withLuhnDigit(String(40_000_000 + index * 7)),
  samples: {
    spec: siren({ label: ['SIREN', 'SIREN', 'SIREN', 'SIREN'] }),
    valid: ['732829320', '356000000'],
    coerced: [
      { input: '732 829 320', value: '732829320' },
      { input: 732_829_320, value: '732829320' },
    ],
    invalid: [
      { input: '732829321', code: 'siren' },
      { input: '73282932', code: 'siren' },
      { input: '000000000', code: 'siren' },
    ],
  },
});
