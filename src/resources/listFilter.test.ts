import { describe, expect, it } from 'vitest';
import { Services } from '../../test/support/screenSchemas';
import { isUsable, readListFilter, wideFilter } from './listFilter';

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
    const label = Services.label.one;
    const whenFalse = { field: 'actif', operator: 'equals', value: true } as const;
    expect(wideFilter({ parameters: { Tous: { label, whenFalse }, Actifs: { label, whenTrue: whenFalse } } })).toEqual({
      Tous: true,
    });
  });
});
