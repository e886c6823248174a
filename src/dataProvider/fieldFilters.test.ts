import { expect, it } from 'vitest';
import { Services } from '../../test/support/screenSchemas';
import { withFieldFilters } from './fieldFilters';

it.each([
  [{ ordre: 3 }, { field: 'ordre', operator: 'equals', value: 3 }],
  [{ ordre_gte: 3 }, { field: 'ordre', operator: 'greaterOrEqual', value: 3 }],
  [{ code: ['A', 'B'] }, { field: 'code', operator: 'in', value: ['A', 'B'] }],
  [{ libelle_q: 'cadre' }, { field: 'libelle', operator: 'contains', value: 'cadre' }],
])("react-admin's filter on a field is parsed: %j", (filter, comparison) => {
  const where = [{ field: 'actif', operator: 'equals', value: true }] as const;
  expect(withFieldFilters(Services, { ...filter, where }).where).toEqual([...where, comparison]);
});

it.each([[{ q: 'x' }], [{ inconnu: 3 }], [{ ordre: '' }], [{ ordre_like: 3 }], [{ toString: 'x' }]])(
  'other filters stay: %j',
  (filter) => {
    expect(withFieldFilters(Services, filter)).toBe(filter);
  },
);

it("parameters of the list stay, even with a field's name", () => {
  const schema = { ...Services, parameters: { ordre: { label: Services.label.one, equals: 'ordre' } } };
  expect(withFieldFilters(schema, { ordre: 3 })).toEqual({ ordre: 3 });
});
