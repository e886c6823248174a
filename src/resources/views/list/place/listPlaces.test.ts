import { expect, it } from 'vitest';
import { createListPlaces } from './listPlaces';

const place = (top: number) => ({ search: `?page=${top}`, y: 0, top, left: 0 });

it('the state of each history entry and of a left list is remembered', () => {
  const places = createListPlaces();
  places.keep({ key: 'one', pathname: '/services' }, place(1));
  places.keep({ key: 'two', pathname: '/services' }, place(2));
  places.keep({ key: 'three', pathname: '/domaines' }, place(3));
  expect(places.ofEntry('one')).toEqual(place(1));
  expect(places.lastAt('/services')).toEqual(place(2));
  expect(places.ofEntry('four')).toBeUndefined();
  expect(places.lastAt('/themes')).toBeUndefined();
});

it('the least recently used entries are dropped', () => {
  const places = createListPlaces();
  const keep = (key: string) => places.keep({ key, pathname: '/services' }, place(1));
  Array.from({ length: 100 }, (_, index) => keep(`k${index}`));
  keep('k0');
  keep('more');
  expect(places.ofEntry('k0')).toBeDefined();
  expect(places.ofEntry('k1')).toBeUndefined();
});
