import { describe, expect, it } from 'vitest';
import { integer } from '../integer/kind';
import { money } from '../money/kind';
import { validateField } from '../../records/validate';
import type { TextFormat } from './formats';
import { text } from './kind';

const LABEL = ['Champ', 'Field', 'Feld', 'Campo'] as const;

const refusalOf = (value: unknown, spec: Parameters<typeof validateField>[1]) => {
  const read = validateField(value, spec);
  return read.ok ? undefined : read.issues[0];
};

/** The rules of section 5 of the specification. */
describe('the formats of a text', () => {
  it.each<[TextFormat, accepted: readonly string[], refused: readonly string[]]>([
    ['alpha', ['Été', 'ok'], ['a1', 'a b', 'a-b']],
    ['alphaDash', ['Réf_12-b'], ['a b', 'a.b']],
    ['alphaNum', ['Réf12'], ['a-b', 'a b']],
    ['digits', ['007'], ['7a', '-7', '٧']],
    ['creditCard', ['340000000000009', '371449635398431'], ['351449635398431', '37144963539843', '3714496353984310']],
  ])('%s', (format, accepted, refused) => {
    const spec = text({ label: LABEL, format });
    expect(accepted.filter((value) => !validateField(value, spec).ok)).toEqual([]);
    expect(refused.map((value) => refusalOf(value, spec)?.code)).toEqual(refused.map(() => format));
  });

  it('have exactly the declared length, in characters', () => {
    const spec = text({ label: LABEL, length: 2 });
    expect(validateField('é😀', spec).ok).toBe(true);
    expect(refusalOf('abc', spec)).toEqual({ code: 'length', args: { smart_count: 2 } });
  });
});

it('the error of a pattern shows its placeholder as an example, if the pattern accepts it', () => {
  const like = (word: string) =>
    text({ label: LABEL, placeholder: [word, word, word, word], pattern: '[A-Z]+-[0-9]+' });
  expect(refusalOf('rien', like('ABC-12'))).toEqual({ code: 'patternLike', args: { example: 'ABC-12' } });
  expect(refusalOf('rien', like('un code'))).toEqual({ code: 'pattern' });
  expect(refusalOf('rien', text({ label: LABEL, pattern: '[A-Z]+' }))).toEqual({ code: 'pattern' });
});

it('the error of a number names both bounds', () => {
  expect(refusalOf(11, integer({ label: LABEL, min: 0, max: 10 }))).toEqual({
    code: 'between',
    args: { min: 0, max: 10 },
  });
  expect(refusalOf(-1, integer({ label: LABEL, min: 0 }))?.code).toBe('min');
});

it('an invalid number and a non-positive one get the same error', () => {
  const codes = ['gratuit', 0, -2].map((value) => refusalOf(value, money({ label: LABEL, positive: true }))?.code);
  expect(codes).toEqual(['positive', 'positive', 'positive']);
});
