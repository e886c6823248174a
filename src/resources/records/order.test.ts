import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRecords } from './order';

const sorted = (values: readonly unknown[], order: 'ASC' | 'DESC') =>
  values
    .map((value, index) => ({ id: index + 1, value }))
    .sort(compareRecords({ field: 'value', order }))
    .map(({ value }) => value);

describe('the order of records', () => {
  it('sorts texts as French readers expect', () => {
    expect(sorted(['zèbre', 'Éte', 'ete', 'éa', 'Œuf', 'ove'], 'ASC')).toEqual([
      'éa',
      'ete',
      'Éte',
      'Œuf',
      'ove',
      'zèbre',
    ]);
  });

  it('compares numbers by size, and false before true', () => {
    expect(sorted([10, 9, -1], 'ASC')).toEqual([-1, 9, 10]);
    expect(sorted([true, false], 'ASC')).toEqual([false, true]);
  });

  it('sorts nulls last in both directions', () => {
    expect(sorted(['b', null, 'a', ''], 'ASC')).toEqual(['a', 'b', null, '']);
    expect(sorted(['b', null, 'a', undefined], 'DESC')).toEqual(['b', 'a', undefined, null]);
  });

  it('compares by a given value, such as a name', () => {
    const names = new Map([
      [7, 'Zola'],
      [8, 'Abel'],
    ]);
    const records = [7, 8, 9].map((value, index) => ({ id: index + 1, value }));
    const byName = compareRecords({ field: 'value', order: 'ASC' }, ({ value }) => names.get(Number(value)));
    expect(records.toSorted(byName).map(({ value }) => value)).toEqual([8, 7, 9]);
  });

  it('sorts ties by id', () => {
    const records = [
      { id: 2, nom: 'a' },
      { id: 1, nom: 'a' },
    ];
    expect([...records].sort(compareRecords({ field: 'nom', order: 'ASC' })).map(({ id }) => id)).toEqual([1, 2]);
    expect([...records].sort(compareRecords({ field: 'id', order: 'DESC' })).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('sorts equal ones by further fields', () => {
    const records = ['Élodie', 'Cédric', null].map((prenom, id) => ({ id, nom: 'Da Costa', prenom }));
    const firstNames = (order: 'ASC' | 'DESC') =>
      records.toSorted(compareRecords({ field: 'nom', order, ties: ['prenom'] })).map(({ prenom }) => prenom);
    expect(firstNames('ASC')).toEqual(['Cédric', 'Élodie', null]);
    expect(firstNames('DESC')).toEqual(['Élodie', 'Cédric', null]);
  });

  it('reverses with the direction, except nulls', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), (values) => {
        expect(sorted(values, 'DESC')).toEqual(sorted(values, 'ASC').reverse());
      }),
    );
  });

  it('is antisymmetric for any values', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(value, value, fc.constantFrom('ASC' as const, 'DESC' as const), (a, b, order) => {
        const compare = compareRecords({ field: 'value', order });
        const [one, other] = [
          { id: 1, value: a },
          { id: 2, value: b },
        ];
        expect(Math.sign(compare(one, other))).toBe(-Math.sign(compare(other, one)));
      }),
    );
  });
});
