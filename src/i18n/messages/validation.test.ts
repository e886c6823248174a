import { describe, expect, it } from 'vitest';
import { kindOf, kinds, type KindName } from '../../resources/fields/kinds';
import { messages as de } from './de';
import { messages as en } from './en';
import { messages as fr } from './fr';
import { messages as pt } from './pt';

const names = Object.keys(kinds) as KindName[];

const issues = names.flatMap((name) => {
  const kind = kindOf({ kind: name, label: ['', '', '', ''] });
  return kind.samples.invalid.flatMap(({ input }) => {
    const parsed = kind.parse(input, kind.samples.spec);
    return parsed.ok ? [] : parsed.issues;
  });
});

const variables = (message: string) => new Set([...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name));

describe('the messages of validation', () => {
  it.each([
    ['fr', fr],
    ['en', en],
    ['de', de],
    ['pt', pt],
  ])('exist in %s for every error of a kind, with no other arguments', (_, { validation }) => {
    const words: Readonly<Record<string, string>> = validation;
    expect(issues.length).toBeGreaterThan(names.length);
    for (const { code, args = {} } of issues) {
      expect(words, code).toHaveProperty(code);
      for (const name of variables(words[code] ?? ''))
        expect(Object.keys(args), `%{${name}} of ${code}`).toContain(name);
    }
  });

  it('use the same arguments in every language', () => {
    for (const [code, message] of Object.entries(fr.validation)) {
      for (const { validation } of [en, de, pt]) {
        expect(variables((validation as Readonly<Record<string, string>>)[code] ?? ''), code).toEqual(
          variables(message),
        );
      }
    }
  });

  it('match those in the specification', () => {
    expect(en.validation.positive).toBe('Please enter positive number!');
    expect(fr.validation.positive).toMatch(/strictement supérieur à 0/);
    expect(en.validation.creditCard).toBe('It is not valid credit card!');
    expect(en.validation.url).toMatch(/^URL is invalid/);
    expect(fr.validation.passwordSimple).toMatch(/1 lettre minuscule, 1 lettre majuscule, 1 caractère spécial/);
  });
});
