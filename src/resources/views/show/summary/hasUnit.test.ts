import { expect, it } from 'vitest';
import { EntreprisePrestations } from '../../../schemas/entreprisesPrestations';
import { hasUnit } from './hasUnit';

it.each([
  ['quantitePrevue', 'unite', true],
  ['quantitePrevue', 'libelle', false],
  ['quantitePrevue', undefined, false],
  ['libelle', 'unite', false],
])('%s before %s', (column, next, expected) => {
  expect(hasUnit(EntreprisePrestations, column, next)).toBe(expected);
});
