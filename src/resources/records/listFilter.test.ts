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

describe('parameters with a value', () => {
  it('are read as their field reads them, those of links as they are', () => {
    expect(readListFilter(Valued, { Ordre: '0', Actif: false, ServiceId: 'B 12', Tri: true })).toEqual({
      parameters: ['Tri'],
      values: { Ordre: 0, Actif: false, ServiceId: 'B 12' },
    });
  });

  it.each([true, 'beaucoup', [1], { a: 1 }, null, ''])('leave out what their field refuses: %j', (Ordre) => {
    expect(readListFilter(Valued, { Ordre })).toEqual({ parameters: [] });
  });

  it.each([['A', 'B'], { a: 1 }, null, ''])('leave out of a link what is no value: %j', (ServiceId) => {
    expect(readListFilter(Valued, { ServiceId })).toEqual({ parameters: [] });
  });

  it('stand for conditions and an order', () => {
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
  it('is read as search, parameters and one condition', () => {
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

  it('may hold whole conditions, of which nothing is left out', () => {
    const usable = { field: 'ordre', operator: 'greaterThan', value: 0 } as const;
    const either = { any: [usable, { all: [usable, { field: 'code', operator: 'isEmpty' as const }] }] };
    expect(readListFilter(Services, { where: [either] }).filter).toEqual(either);
    const unknown = { field: 'secret', operator: 'equals', value: 1 } as const;
    expect(readListFilter(Services, { where: [{ any: [usable, unknown] }] }).filter).toBeUndefined();
    expect(readListFilter(Services, { where: [{ all: [] }] }).filter).toBeUndefined();
  });

  it('asks for nothing where it holds nothing', () => {
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
  ])('leaves out what an address bar may hold: %s', (_what, comparison) => {
    expect(isUsable(Services, comparison)).toBe(false);
  });

  it.each([0, false, '0'])('takes %s for a value', (value) => {
    expect(isUsable(Services, { field: 'ordre', operator: 'equals', value })).toBe(true);
  });

  it('knows what leaves nothing out', () => {
    const whenFalse = { field: 'actif', operator: 'equals', value: true } as const;
    expect(wideFilter({ parameters: { Tous: { label, whenFalse }, Actifs: { label, whenTrue: whenFalse } } })).toEqual({
      Tous: true,
    });
  });

  it('takes conditions of several parts, where every part can be asked for', () => {
    const one = { field: 'ordre', operator: 'equals', value: 1 } as const;
    const none = { field: 'ordre', operator: 'isEmpty' } as const;
    const unknown = { field: 'secret', operator: 'equals', value: 1 } as const;
    expect(readListFilter(Services, { where: [{ any: [one, none] }] }).filter).toEqual({ any: [one, none] });
    expect(readListFilter(Services, { where: [{ any: [one, unknown] }] })).not.toHaveProperty('filter');
    expect(readListFilter(Services, { where: [{ all: [one, { any: [] }] }] })).not.toHaveProperty('filter');
  });
});

describe('what is asked of the records below', () => {
  const registry = createRegistry([Reservations, Fermetures]);
  const part = (more: object = {}) => ({
    below: Fermetures.name,
    has: 'some',
    where: { field: 'au', operator: 'isEmpty' },
    ...more,
  });

  it('can be asked where the list offers it, with a condition that can be asked there', () => {
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

  it('is whether there are any, but not whether all fulfil nothing', () => {
    const where = { all: [] };
    expect(isUsableBelow(Reservations, part({ where }), registry)).toBe(true);
    expect(isUsableBelow(Reservations, part({ where, has: 'all' }), registry)).toBe(false);
  });
});
