import { expect, it } from 'vitest';
import { MOST_VISITS, withPage, withVisit, type Visit } from './visits';

const visit = (id: number): Visit => ({ resource: 'Vehicules', id: String(id) });

it('visits are kept once each, the latest first', () => {
  const visits = [1, 2, 1].map(visit).reduce<readonly Visit[]>(withVisit, []);
  expect(visits).toEqual([visit(1), visit(2)]);
});

it('records of different lists are distinct', () => {
  expect(withVisit([visit(1)], { resource: 'Themes', id: '1' })).toHaveLength(2);
});

it('the oldest visits are dropped', () => {
  const made = Array.from({ length: MOST_VISITS + 3 }, (_, index) => visit(index));
  const visits = made.reduce<readonly Visit[]>(withVisit, []);
  expect(visits).toHaveLength(MOST_VISITS);
  expect(visits.at(-1)).toEqual(visit(3));
});

it('pages are kept once each, the latest first', () => {
  expect(['/a', '/b', '/a'].reduce<readonly string[]>(withPage, [])).toEqual(['/a', '/b']);
});
