import { describe, expect, it } from 'vitest';
import { Fermetures, Reservations } from '../../../test/support/ruledResources';
import { Services } from '../../../test/support/screenSchemas';
import type { Condition } from '../language/condition';
import { createRegistry } from '../registry/registry';
import { isUsable, isUsableBelow, parametersCondition, parametersSort, readListFilter, wideFilter } from './listFilter';

const label = Services.label.one;
const isActive = { field: 'actif', operator: 'equals', value: true } as const;
const Valued = {
  ...Services,
  parameters: {
    Ordre: { label, equals: 'ordre' },
    Actif: { label, equals: 'actif' },
    Tri: { label, sorts: { field: 'ordre', order: 'DESC' as const } },
    Actifs: { label, whenTrue: isActive },
    Tous: { label, whenFalse: isActive, liftedBy: ['Tri'] },
  },
  links: { ServiceId: { label, resource: 'Services', here: 'code', there: 'ordre' } },
};

it('closed groups are left out beside the conditions of the filter', () => {
  const open = [{ field: 'ordre', operator: 'notEquals', value: 2 }] as const;
  expect(readListFilter(Services, { where: [isActive], open }).filter).toEqual({ all: [isActive, open[0]] });
  expect(readListFilter(Services, { open: 'x' as unknown as [] })).toEqual({ parameters: [] });
});

describe('parameters with a value', () => {
  it('are parsed by their field, and links as they are', () => {
    expect(readListFilter(Valued, { Ordre: '0', Actif: false, ServiceId: 'B 12', Tri: true })).toEqual({
      parameters: ['Tri'],
      values: { Ordre: 0, Actif: false, ServiceId: 'B 12' },
    });
  });

  it.each([true, 'beaucoup', [1], { a: 1 }, null, ''])('are omitted if their field refuses the value: %j', (Ordre) => {
    expect(readListFilter(Valued, { Ordre })).toEqual({ parameters: [] });
  });

  it.each([['A', 'B'], { a: 1 }, null, ''])('of links are omitted without a valid value: %j', (ServiceId) => {
    expect(readListFilter(Valued, { ServiceId })).toEqual({ parameters: [] });
  });

  it('become conditions and a sort order', () => {
    const isOrdre = { field: 'ordre', operator: 'equals', value: 0 };
    expect(parametersCondition(Valued, { parameters: ['Actifs'], values: { Ordre: 0 } })).toEqual({
      all: [isOrdre, isActive, isActive],
    });
    for (const lifting of ['Tous', 'Tri'])
      expect(parametersCondition(Valued, { parameters: [lifting] })).toBeUndefined();
    expect(parametersSort(Valued, ['Tous', 'Tri'])).toEqual({ field: 'ordre', order: 'DESC' });
    expect(parametersSort(Valued)).toBeUndefined();
  });
});

describe('a filter of a list', () => {
  it('is split into search, parameters and one condition', () => {
    const where = [
      { field: 'ordre', operator: 'greaterThan', value: 0 },
      { field: 'code', operator: 'isEmpty' },
    ] as const;
    expect(readListFilter(Services, { q: '  cadre ', ActifOnly: true, where })).toEqual({
      search: 'cadre',
      parameters: ['ActifOnly'],
      filter: { all: where },
    });
  });

  it('may contain whole conditions, which are kept completely', () => {
    const usable = { field: 'ordre', operator: 'greaterThan', value: 0 } as const;
    const either = { any: [usable, { all: [usable, { field: 'code', operator: 'isEmpty' as const }] }] };
    expect(readListFilter(Services, { where: [either] }).filter).toEqual(either);
    const unknown = { field: 'secret', operator: 'equals', value: 1 } as const;
    expect(readListFilter(Services, { where: [{ any: [usable, unknown] }] }).filter).toBeUndefined();
    expect(readListFilter(Services, { where: [{ all: [] }] }).filter).toBeUndefined();
  });

  it('is empty without content', () => {
    expect(readListFilter(Services, {})).toEqual({ parameters: [] });
    expect(readListFilter(Services, { q: ' ', ActifOnly: false, Other: true, where: [] })).toEqual({ parameters: [] });
  });

  it.each([
    ['an unknown field', { field: 'secret', operator: 'equals', value: 1 }],
    ['a name that every object has', { field: 'constructor', operator: 'equals', value: 1 }],
    ['an operator that the kind lacks', { field: 'ordre', operator: 'contains', value: 1 }],
    ['no value', { field: 'ordre', operator: 'equals' }],
    ['half a range', { field: 'ordre', operator: 'between', value: [1, null] }],
    ['an empty list', { field: 'ordre', operator: 'equals', value: [] }],
    ['no object', 'ordre'],
    ['nothing', null],
  ])('ignores anything else in an address: %s', (_what, comparison) => {
    expect(isUsable(Services, comparison)).toBe(false);
  });

  it.each([0, false, '0'])('accepts %s as a value', (value) => {
    expect(isUsable(Services, { field: 'ordre', operator: 'equals', value })).toBe(true);
  });

  it('knows what filters nothing', () => {
    const whenFalse = { field: 'actif', operator: 'equals', value: true } as const;
    expect(wideFilter({ parameters: { Tous: { label, whenFalse }, Actifs: { label, whenTrue: whenFalse } } })).toEqual({
      Tous: true,
    });
  });

  it('accepts compound conditions if every part is permitted', () => {
    const one = { field: 'ordre', operator: 'equals', value: 1 } as const;
    const none = { field: 'ordre', operator: 'isEmpty' } as const;
    const unknown = { field: 'secret', operator: 'equals', value: 1 } as const;
    expect(readListFilter(Services, { where: [{ any: [one, none] }] }).filter).toEqual({ any: [one, none] });
    expect(readListFilter(Services, { where: [{ any: [one, unknown] }] })).not.toHaveProperty('filter');
    expect(readListFilter(Services, { where: [{ all: [one, { any: [] }] }] })).not.toHaveProperty('filter');
  });
});

describe('conditions on the records below', () => {
  const registry = createRegistry([Reservations, Fermetures]);
  const part = (more: object = {}) => ({
    below: Fermetures.name,
    has: 'some',
    where: { field: 'au', operator: 'isEmpty' },
    ...more,
  });

  it('are permitted if the list offers them, with a permitted inner condition', () => {
    const either: Condition = {
      any: [{ below: Fermetures.name, has: 'some', where: { field: 'au', operator: 'isEmpty' } }],
    };
    expect(isUsableBelow(Reservations, part(), registry)).toBe(true);
    expect(readListFilter(Reservations, { where: [either] }, registry).filter).toEqual(either);
    expect(isUsableBelow({ ...Reservations, list: { ...Reservations.list, filtersBelow: [] } }, part(), registry)).toBe(
      false,
    );
    expect(isUsableBelow(Reservations, part({ has: 'most' }), registry)).toBe(false);
    expect(isUsableBelow(Reservations, part({ where: { field: 'salle', operator: 'isEmpty' } }), registry)).toBe(false);
    expect(isUsableBelow(Reservations, part())).toBe(false);
  });

  it('may ask whether any exist, but not whether all fulfil nothing', () => {
    const where = { all: [] };
    expect(isUsableBelow(Reservations, part({ where }), registry)).toBe(true);
    expect(isUsableBelow(Reservations, part({ where, has: 'all' }), registry)).toBe(false);
  });
});
