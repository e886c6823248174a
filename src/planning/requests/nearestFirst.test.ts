import { expect, it } from 'vitest';
import { nearestFirst } from './nearestFirst';

const NOW = Date.parse('2026-11-29T10:00:00Z');
const requests = [
  { id: 1, at: '2026-12-30T09:00:00Z' },
  { id: 2, at: undefined },
  { id: 3, at: '2026-11-02T09:00:00Z' },
  { id: 4, at: '2026-11-30T09:00:00Z' },
  { id: 5, at: '2026-11-27T09:00:00Z' },
  { id: 6, at: '2026-11-30T09:00:00Z' },
];

it('a request for tomorrow comes before older ones for later days, and past ones come after them', () => {
  const ordered = nearestFirst(requests, ({ at }) => (at === undefined ? undefined : Date.parse(at)), NOW);
  expect(ordered.map(({ id }) => id)).toEqual([4, 6, 1, 5, 3, 2]);
});
