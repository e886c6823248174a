import { fieldFactory, type FieldOptions } from '../../language/kind';
import { writtenKind, type SpecOf } from '../shared/writtenKind';
import { displayedTelephone } from './displayedTelephone';

export type TelephoneSpec = SpecOf<'telephone'>;

/**
 * A telephone number. French ones, including overseas departments, become international (E.164): `+33612345678`.
 * International ones (`+32…`, `0032…`) lose their punctuation. French short numbers (`3949`) stay as they are.
 */
export const telephone = fieldFactory<'telephone', FieldOptions, string>('telephone');

/** Country codes of overseas numbers (numbering plan of Arcep). */
const OVERSEAS: readonly (readonly [prefix: RegExp, country: string])[] = [
  [/^0(?:590|690|691)/, '590'],
  [/^0(?:594|694)/, '594'],
  [/^0(?:596|696|697)/, '596'],
  [/^0(?:262|263|269|639|692|693)/, '262'],
];

const countryOf = (national: string): string => OVERSEAS.find(([prefix]) => prefix.test(national))?.[1] ?? '33';

const withoutPunctuation = (typed: string): string =>
  typed
    .replace(/\(0\)/g, '')
    .replace(/[\s.\-/()\u00a0\u202f]/g, '')
    .replace(/^00/, '+');

/** Converts the beginning of a national number to its stored form. */
const international = (digits: string): string =>
  /^0[1-9]/.test(digits) ? `+${countryOf(digits)}${digits.slice(1)}` : digits;

/** Minimum digits of a search by beginning; fewer would match too many numbers. */
const FEWEST_DIGITS = 4;

/** @example beginningOf('06 12 3') // '+336123' */
function beginningOf(typed: string): string | undefined {
  const digits = withoutPunctuation(typed);
  if (!/^\+?\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return undefined;
  return international(digits);
}

function readTelephone(typed: string): string | undefined {
  const digits = withoutPunctuation(typed);
  if (/^(?:3\d{3}|10\d{2})$/.test(digits)) return digits;
  if (/^0[1-9]\d{8}$/.test(digits)) return `+${countryOf(digits)}${digits.slice(1)}`;
  if (digits.startsWith('+33')) return /^\+33[1-9]\d{8}$/.test(digits) ? digits : undefined;
  // E.164 allows at most 15 digits; all countries have at least 7, including the code.
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

const written = writtenKind({
  name: 'telephone',
  isSelfEvident: true,
  read: readTelephone,
  pattern: '^(?:\\+[1-9]\\d{6,14}|3\\d{3}|10\\d{2})$',
  maxLength: 40,
  seed: (index) => `+331${String(40_000_000 + (index % 10_000_000))}`,
  samples: {
    spec: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
    valid: ['+33612345678', '+3225551234', '3949'],
    coerced: [
      { input: '06 12 34 56 78', value: '+33612345678' },
      { input: '01.40.00.00.00', value: '+33140000000' },
      { input: '+33 (0)6 12 34 56 78', value: '+33612345678' },
      { input: '0032 2 555 12 34', value: '+3225551234' },
      { input: '0596 12 34 56', value: '+596596123456' },
    ],
    invalid: [
      { input: '06 12 34', code: 'telephone' },
      { input: '+33 0612345678', code: 'telephone' },
      { input: 'appelez-moi', code: 'telephone' },
      { input: true, code: 'telephone' },
    ],
  },
});

/** @example storedPart('06 12') // '+33612' */
function storedPart(typed: string): string {
  const digits = withoutPunctuation(typed);
  return /^\+?\d+$/.test(digits) ? international(digits) : typed;
}

/** National where there is one: a spreadsheet could run `+33…` as a formula. */
function toText(value: string): string {
  const shown = displayedTelephone(value);
  return shown.startsWith('0') ? shown.replaceAll('\u00a0', ' ') : value;
}

export const telephoneKind = { ...written, beginningOf, storedPart, toText, toTyped: displayedTelephone };
