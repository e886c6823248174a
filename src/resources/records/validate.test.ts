import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boolean } from '../fields/boolean/kind';
import { embeddedList } from '../fields/embeddedList/kind';
import { integer } from '../fields/integer/kind';
import { text } from '../fields/text/kind';
import { isEmptyValue, validateField, validateRecord } from './validate';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const schema = {
  fields: {
    libelle: text({ label: LABEL, required: true, maxLength: 10 }),
    ordre: integer({ label: LABEL, initial: 5 }),
    actif: boolean({ label: LABEL, required: true, initial: true }),
    creeLe: text({ label: LABEL, readOnly: true, required: true }),
    themes: embeddedList({ label: LABEL, fields: { nom: text({ label: LABEL, required: true }) } }),
  },
};

describe('a created record', () => {
  it('gets initial values and nulls for missing fields', () => {
    expect(validateRecord(schema, { libelle: ' Été ' }, 'create')).toEqual({
      values: { libelle: 'Été', ordre: 5, actif: true, themes: null },
      issues: {},
    });
  });

  it('is refused without required values, in every form of emptiness', () => {
    for (const libelle of [undefined, null, '', '   ', []]) {
      expect(validateRecord(schema, { libelle }, 'create').issues).toEqual({ libelle: [{ code: 'required' }] });
    }
  });

  it('may clear a field with an initial value', () => {
    expect(validateRecord(schema, { libelle: 'A', ordre: null }, 'create').values.ordre).toBeNull();
  });

  it('keeps 0 and false', () => {
    const { values, issues } = validateRecord(schema, { libelle: '0', ordre: 0, actif: false }, 'create');
    expect(issues).toEqual({});
    expect(values).toMatchObject({ libelle: '0', ordre: 0, actif: false });
  });

  it('reports the path of an error inside a field', () => {
    const { issues } = validateRecord(schema, { libelle: 'A', themes: [{ nom: 'x' }, { nome: 'y' }] }, 'create');
    expect(issues.themes).toEqual([
      { code: 'required', path: ['1', 'nom'] },
      { code: 'unknownFieldNearest', args: { name: 'nome', nearest: 'nom' }, path: ['1', 'nome'] },
    ]);
  });
});

describe('an updated record', () => {
  it('keeps missing fields, clears nulls, and ignores read-only fields', () => {
    expect(validateRecord(schema, { id: 3, ordre: '', creeLe: 'hier' }, 'update')).toEqual({
      values: { ordre: null },
      issues: {},
    });
  });

  it('cannot lose a required value', () => {
    expect(validateRecord(schema, { actif: null }, 'update').issues).toEqual({ actif: [{ code: 'required' }] });
  });
});

describe('undeclared fields', () => {
  it('are refused with the nearest name', () => {
    expect(validateRecord(schema, { libele: 'A', zzz: 1 }, 'update').issues).toEqual({
      libele: [{ code: 'unknownFieldNearest', args: { name: 'libele', nearest: 'libelle' } }],
      zzz: [{ code: 'unknownField', args: { name: 'zzz' } }],
    });
  });

  it('are refused whatever their name', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const input = JSON.parse(`{ "${name}": { "libelle": "A" } }`) as Record<string, unknown>;
      expect(Object.keys(validateRecord(schema, input, 'update').issues)).toEqual([name]);
    }
  });
});

describe('any input', () => {
  it('gives canonical values, which are accepted unchanged', () => {
    const input = fc.dictionary(fc.constantFrom('libelle', 'ordre', 'actif', 'themes', 'autre'), fc.jsonValue());
    fc.assert(
      fc.property(input, fc.constantFrom('create' as const, 'update' as const), (given, mode) => {
        const { values, issues } = validateRecord(schema, given, mode);
        for (const name of Object.keys(values)) expect(issues).not.toHaveProperty(name);
        if (Object.keys(issues).length === 0)
          expect(validateRecord(schema, values, mode)).toEqual({ values, issues: {} });
      }),
    );
  });

  it('counts as empty only without content', () => {
    expect([null, undefined, '', ' \n', []].every(isEmptyValue)).toBe(true);
    expect([0, false, 'a', [null], {}].some(isEmptyValue)).toBe(false);
    expect(validateField('', schema.fields.ordre)).toEqual({ ok: true, value: null });
  });
});
