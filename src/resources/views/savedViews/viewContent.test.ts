import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { isSameView, printView, readView, type ViewContent } from './viewContent';

const content: ViewContent = {
  filter: { q: 'cadre', where: [{ any: [{ field: 'ordre', operator: 'equals', value: 1 }] }] },
  sort: { field: 'ordre', order: 'DESC' },
  columns: { shown: ['ordre'], widths: { ordre: 90 } },
  density: 'compact',
};

/** Any filter name except `__proto__`, which is no field and is deliberately dropped when reading. */
const filterNames = fc.string().filter((name) => name !== '__proto__');

it('printed content is parsed back', () => {
  fc.assert(
    fc.property(fc.dictionary(filterNames, fc.jsonValue()), fc.boolean(), (filter, isUp) => {
      const one = { ...content, filter, sort: { field: 'ordre', order: isUp ? ('ASC' as const) : ('DESC' as const) } };
      const read = readView(Services, printView(one));
      expect(read && isSameView(read, one)).toBe(true);
    }),
  );
});

it('invalid content is refused, and a sort by a removed field dropped', () => {
  expect(readView(Services, '{')).toBeUndefined();
  expect(readView(Services, null)).toBeUndefined();
  expect(readView(Services, '{"filter":[]}')).toBeUndefined();
  const gone = { ...content, sort: { field: 'perdu', order: 'ASC' as const } };
  expect(readView(Services, printView(gone))?.sort).toEqual(Services.list.sort);
});

it.each<readonly [string, (view: Record<string, unknown>) => unknown]>([
  ['text', () => 'view'],
  ['a list', (view) => [view]],
  ['a filter that is a list', (view) => ({ ...view, filter: [] })],
  ['no order', ({ sort: _sort, ...view }) => view],
  ['an order by nothing', (view) => ({ ...view, sort: { order: 'ASC' } })],
  ['an order of its own', (view) => ({ ...view, sort: { field: 'ordre', order: 'asc' } })],
  ['no columns', (view) => ({ ...view, columns: null })],
  ['columns without names', (view) => ({ ...view, columns: { shown: [1] } })],
  ['columns in no order', (view) => ({ ...view, columns: { order: 'ordre' } })],
  ['a width in words', (view) => ({ ...view, columns: { widths: { ordre: '90px' } } })],
  ['a density in figures', (view) => ({ ...view, density: 1 })],
])('%s is refused', (_name, change) =>
  expect(readView(Services, JSON.stringify(change({ ...content })))).toBeUndefined(),
);
