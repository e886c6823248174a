import { fieldFactory, type FieldOptions } from '../../language/kind';
import { bareDigits, luhnSum, withLuhnDigit } from '../shared/luhn';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type SiretSpec = SpecOf<'siret'>;

/** Number of an establishment of a French company: its SIREN and five digits, the last one a check digit (Luhn). */
export const siret = fieldFactory<'siret', FieldOptions, string>('siret');

const LA_POSTE = '356000000';

const digitSum = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

function readSiret(typed: string): string | undefined {
  const digits = bareDigits(typed);
  if (!/^\d{14}$/.test(digits) || digits.startsWith('000000000')) return undefined;
  if (luhnSum(digits) % 10 === 0) return digits;
  // La Poste has more establishments than the check digit allows; the digit sum must be a multiple of 5 instead.
  return digits.startsWith(LA_POSTE) && digitSum(digits) % 5 === 0 ? digits : undefined;
}

export const siretKind = writtenKind({
  name: 'siret',
  read: readSiret,
  pattern: '^\\d{14}$',
  seed: (index) => withLuhnDigit(`${withLuhnDigit(String(40_000_000 + index * 7))}0001`),
  samples: {
    spec: siret({ label: ['SIRET', 'SIRET', 'SIRET', 'SIRET'] }),
    valid: ['73282932000074', '35600000000048', '35600000049837'],
    coerced: [{ input: '732 829 320 00074', value: '73282932000074' }],
    invalid: [
      { input: '73282932000075', code: 'siret' },
      { input: '35600000049838', code: 'siret' },
      { input: '732829320', code: 'siret' },
    ],
  },
});
