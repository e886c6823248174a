import fc from 'fast-check';
import { expect, it } from 'vitest';
import { integer, integerKind } from '../../src/resources/fields/integer/kind';
import { compareJsonSchemas } from './compareJsonSchemas';

const WORDS = ['Mot', 'Word', 'Wort', 'Palavra'] as const;
const VALUES = Array.from({ length: 25 }, (_, index) => index - 12);

const bounds = fc
  .record({ min: fc.integer({ min: -10, max: 0 }), max: fc.integer({ min: 1, max: 10 }) }, { requiredKeys: [] })
  .map((given) => integer({ label: WORDS, ...given }));

it("a request's schema counts as narrower exactly if it refuses a formerly valid value", () => {
  fc.assert(
    fc.property(bounds, bounds, (before, after) => {
      const isTaken = (spec: typeof before, value: number) => integerKind.parse(value, spec).ok;
      const isRefused = VALUES.some((value) => isTaken(before, value) && !isTaken(after, value));
      const [one, other] = [before, after].map((spec) => integerKind.jsonSchema(spec));
      const found = compareJsonSchemas(one ?? {}, other ?? {}, 'request');
      expect(found.some(({ breaking }) => breaking)).toBe(isRefused);
      expect(compareJsonSchemas(one ?? {}, other ?? {}, 'response').filter(({ breaking }) => breaking)).toEqual([]);
    }),
  );
});

it('lists, objects and nullability are compared', () => {
  const list = (properties: object, required: readonly string[] = []) => ({
    type: 'array',
    items: { type: 'object', properties, required },
  });
  const text = { type: 'string' };
  const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
  const before = list({ a: orNull(text), b: text });
  const after = list({ a: { ...text, format: 'email' } }, ['a']);
  expect(compareJsonSchemas(before, after, 'request')).toEqual([
    { path: '[].b', text: 'champ supprimé', breaking: true },
    { path: '[].a', text: 'ne peut plus être vide', breaking: true },
    { path: '[].a', text: 'format : rien → "email"', breaking: true },
    { path: '[].a', text: 'devient obligatoire', breaking: true },
  ]);
  expect(compareJsonSchemas(after, before, 'response').filter(({ breaking }) => breaking)).toEqual([
    { path: '[].a', text: 'n’est plus toujours répondu', breaking: true },
  ]);
});
