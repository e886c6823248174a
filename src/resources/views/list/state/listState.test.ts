import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedState, stillOnTheWay, type ListState } from './listState';

const START: ListState = { sort: { field: 'nom', order: 'ASC' }, page: 3, perPage: 25, filter: { q: 'nord' } };

it('a change of the shown records leads to the first page', () => {
  expect(changedState(START, { filter: { q: 'sud' } })).toEqual({ ...START, page: 1, filter: { q: 'sud' } });
  expect(changedState(START, { page: 2 })).toEqual({ ...START, page: 2 });
  expect(changedState(START, { page: 3 })).toBe(START);
});

it('pending changes are dropped by other navigation', () => {
  const [one, two] = [changedState(START, { page: 1 }), changedState(START, { page: 2 })];
  expect(stillOnTheWay([one, two], one)).toEqual([two]);
  expect(stillOnTheWay([one, two], two)).toEqual([]);
  expect(stillOnTheWay([one, two], START)).toEqual([]);
});

it('no change is lost, whenever the screen follows', () => {
  const change: fc.Arbitrary<Partial<ListState>> = fc.oneof(
    fc.record({ filter: fc.record({ q: fc.constantFrom('a', 'b', 'c') }) }),
    fc.record({ perPage: fc.constantFrom(10, 50) }),
    fc.record({ sort: fc.record({ field: fc.constantFrom('nom', 'code'), order: fc.constantFrom('ASC', 'DESC') }) }),
  );
  // After each change the screen shows some of the pending states, the oldest first.
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.nat(3))), (steps) => {
      let shown = START;
      let onTheWay: readonly ListState[] = [];
      for (const [next, follows] of steps) {
        onTheWay = [...onTheWay, changedState(onTheWay.at(-1) ?? shown, next)];
        const now = onTheWay.slice(0, follows).at(-1);
        if (!now) continue;
        shown = now;
        onTheWay = stillOnTheWay(onTheWay, now);
      }
      const { page: _page, ...last } = onTheWay.at(-1) ?? shown;
      const { page: _first, ...wanted } = steps.reduce((now, [next]) => changedState(now, next), START);
      expect(last).toEqual(wanted);
    }),
  );
});
