import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { password as words } from '../../i18n/messages/fr/password';
import { LONGEST_PASSWORD, passwordIssues, SHORTEST_PASSWORD } from './password';

const codesOf = (password: string) => passwordIssues(password).map(({ code }) => code);

describe('the password rule', () => {
  it.each([
    ['Bonjour-1!', []],
    ['Élève(42', []],
    ['Bonj-1!', ['passwordShort']],
    ['bonjour-1!', ['passwordSimple']],
    ['BONJOUR-1!', ['passwordSimple']],
    ['Bonjour-!!', ['passwordSimple']],
    ['Bonjour-11', ['passwordSimple']],
    ['', ['passwordShort', 'passwordSimple']],
    [`Aa1!${'x'.repeat(LONGEST_PASSWORD)}`, ['passwordLong']],
  ])('reports for %j: %j', (password, codes) => {
    expect(codesOf(password)).toEqual(codes);
  });

  it('has a text for each of its codes', () => {
    const codes = [...codesOf(''), ...codesOf('a'.repeat(LONGEST_PASSWORD + 1))];
    expect(codes.filter((code) => !Object.hasOwn(words, code))).toEqual([]);
  });

  it('accepts any text of the length with one of each kind', () => {
    const one = (characters: string) => fc.constantFrom(...characters);
    const parts = [one('abcé'), one('ABCÉ'), one('0123456789'), one('!@#$%&*()')] as const;
    const password = fc
      .tuple(...parts, fc.string({ minLength: SHORTEST_PASSWORD - 4, maxLength: 60, unit: 'grapheme-ascii' }))
      .chain((pieces) => fc.shuffledSubarray([...pieces], { minLength: 5, maxLength: 5 }));
    fc.assert(fc.property(password, (pieces) => passwordIssues(pieces.join('')).length === 0));
  });
});
