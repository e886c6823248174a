import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../../../test/support/forEvery';
import { OPERATORS } from '../language/operators';
import { LANGUAGES } from '../language/words';
import type { Kind } from '../language/kind';
import { kindOf, kinds, type KindName } from './kinds';

const COLUMN = /^(?:text|boolean|integer|bigint|date|timestamptz|jsonb|text\[\]|bigint\[\]|numeric\(\d+,\d+\))$/;

const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));

/** Parses like a record's field, which never passes empty values to the kind. */
const parse = (kind: Kind, input: unknown) => kind.parse(input, kind.samples.spec);

const nameOf = (value: unknown): string => JSON.stringify(value);

describe.each(Object.keys(kinds) as KindName[])('kind %s', (name) => {
  const kind = kindOf({ kind: name, label: ['', '', '', ''] });
  const { spec, valid, coerced = [], invalid } = kind.samples;

  it('is registered under its own name, with its samples', () => {
    expect(kind.name).toBe(name);
    expect(spec.kind).toBe(name);
  });

  it('has a declaration that is pure JSON', () => {
    expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
  });

  it('accepts its own declaration', () => {
    const context = { resourceNames: ['Domaines'], checkField: () => [], suggest: () => '' };
    expect(kind.check?.(spec, context) ?? []).toEqual([]);
  });

  it('accepts every canonical value unchanged', () =>
    forEvery(valid, nameOf, (value) => expect(parse(kind, value)).toEqual({ ok: true, value })));

  if (coerced.length > 0)
    it('converts other forms into the canonical one', () =>
      forEvery(coerced, nameOf, ({ input, value }) => {
        expect(parse(kind, input)).toEqual({ ok: true, value });
        expect(parse(kind, value)).toEqual({ ok: true, value });
      }));

  it('refuses every invalid value with its code', () =>
    forEvery(invalid, nameOf, ({ input, code }) => {
      const parsed = parse(kind, input);
      expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.code)).toContain(code);
    }));

  it('has a JSON Schema that accepts its values, stored and sent', () => {
    const accepts = ajv.compile(kind.jsonSchema(spec));
    for (const value of valid)
      expect(accepts(JSON.parse(JSON.stringify(value))), JSON.stringify(accepts.errors)).toBe(true);
  });

  it('has a JSON Schema that refuses another type', () => {
    const accepts = ajv.compile(kind.jsonSchema(spec));
    expect([{ unknown: [] }, 'refusé', 1.23456789, []].every((value) => accepts(value))).toBe(false);
  });

  it('parses the text that it writes, or says why it cannot', () => {
    if (kind.oneWayText !== undefined) {
      expect(parse(kind, kind.fromText(kind.toText(valid[0], spec), spec)).ok).toBe(false);
      return;
    }
    for (const value of valid) {
      expect(parse(kind, kind.fromText(kind.toText(value, spec), spec))).toEqual({ ok: true, value });
    }
  });

  it('parses the translated text that it writes in every language', () => {
    if (kind.oneWayText !== undefined) return;
    for (const language of LANGUAGES)
      for (const value of valid)
        expect(parse(kind, kind.fromText(kind.toText(value, spec, language), spec))).toEqual({ ok: true, value });
  });

  it('has a known column type', () => {
    expect(kind.column(spec)).toMatch(COLUMN);
  });

  it('has existing operators, each once', () => {
    const operators = kind.operators(spec);
    expect(operators.filter((operator) => !OPERATORS.includes(operator))).toEqual([]);
    expect(new Set(operators).size).toBe(operators.length);
  });

  it('returns a canonical value or an error for any JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double()), (input) => {
        const parsed = parse(kind, input);
        if (parsed.ok) expect(parse(kind, parsed.value)).toEqual(parsed);
        else expect(parsed.issues.length).toBeGreaterThan(0);
      }),
    );
  });

  it('parses any text of a spreadsheet without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const read = kind.fromText(cell, spec);
        expect(typeof parse(kind, read).ok).toBe('boolean');
      }),
    );
  });

  const { seed } = kind;
  if (seed) {
    it('generates plausible values that it accepts', () => {
      fc.assert(
        fc.property(fc.nat({ max: 200_000 }), (index) => {
          const value = seed(spec, index);
          expect(parse(kind, value)).toEqual({ ok: true, value });
        }),
      );
    });
  }
});
