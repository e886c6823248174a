import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Complets } from '../../../test/fixtures/everyKind';
import { filterReader } from './filterReader';

const read = filterReader(Complets);
const readJson = (condition: unknown) => read(JSON.stringify(condition));

describe('filterReader', () => {
  it('converts values to canonical form', () =>
    expect(
      readJson({
        any: [
          { field: 'integer', operator: 'between', value: ['1', ' 7 '] },
          { field: 'boolean', operator: 'equals', value: 'oui' },
        ],
      }),
    ).toEqual({
      ok: true,
      value: {
        any: [
          { field: 'integer', operator: 'between', value: [1, 7] },
          { field: 'boolean', operator: 'equals', value: true },
        ],
      },
    }));

  it('compares a set with one of its values', () =>
    expect(readJson({ field: 'enumerationSet', operator: 'contains', value: 'LU' })).toEqual({
      ok: true,
      value: { field: 'enumerationSet', operator: 'contains', value: 'LU' },
    }));

  it('accepts a part of a text that is no valid value', () =>
    expect(readJson({ field: 'postcode', operator: 'startsWith', value: '59' })).toMatchObject({ ok: true }));

  it('needs no value to test emptiness', () =>
    expect(readJson({ field: 'date', operator: 'isEmpty', value: 'x' })).toEqual({
      ok: true,
      value: { field: 'date', operator: 'isEmpty' },
    }));

  it.each([
    [{ field: 'nim', operator: 'equals', value: 'a' }, 'filterFieldNearest'],
    [{ field: 'zzzzzzzzzzzz', operator: 'equals', value: 'a' }, 'filterField'],
    [{ field: 'boolean', operator: 'contains', value: 'a' }, 'filterOperator'],
    [{ field: 'integer', operator: 'equals', value: [1] }, 'filterValue'],
    [{ field: 'nom', operator: 'in', value: [] }, 'filterValue'],
    [{ field: 'nom', operator: 'equals' }, 'filterValue'],
    [{ all: [] }, 'filterJson'],
    [{ all: [], any: [] }, 'filterJson'],
    [{ field: 'nom', operator: 'equals', value: 'a', more: 1 }, 'filterJson'],
    [[], 'filterJson'],
  ])('%j: %s', (condition, code) => expect(readJson(condition)).toMatchObject({ ok: false, issue: { code } }));

  it('never throws, whatever the input', () =>
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof read(text).ok === 'boolean')));
});
