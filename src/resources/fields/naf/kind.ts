import { fieldFactory, type FieldOptions } from '../../language/kind';
import { writtenKind, type SpecOf } from '../shared/writtenKind';

export type NafSpec = SpecOf<'naf'>;

/** A code of the French classification of activities (NAF rév. 2, sub-class): `01.11Z`. */
export const naf = fieldFactory<'naf', FieldOptions, string>('naf');

function readNaf(typed: string): string | undefined {
  const [, division, group] = /^(\d{2})[\s.]?(\d{2}[A-Z])$/.exec(typed.toUpperCase()) ?? [];
  return division && group ? `${division}.${group}` : undefined;
}

const LETTERS = 'ABCZ';

export const nafKind = writtenKind({
  name: 'naf',
  read: readNaf,
  pattern: '^\\d{2}\\.\\d{2}[A-Z]$',
  seed: (index) =>
    `${String(1 + (index % 96)).padStart(2, '0')}.1${index % 10}${LETTERS[index % LETTERS.length] ?? 'Z'}`,
  samples: {
    spec: naf({ label: ['Code NAF', 'NAF code', 'NAF-Code', 'Código NAF'] }),
    valid: ['01.11Z', '86.90D'],
    coerced: [
      { input: '0111Z', value: '01.11Z' },
      { input: '86.90d', value: '86.90D' },
    ],
    invalid: [
      { input: '01.11', code: 'naf' },
      { input: '1.11Z', code: 'naf' },
      { input: '01.111Z', code: 'naf' },
    ],
  },
});
