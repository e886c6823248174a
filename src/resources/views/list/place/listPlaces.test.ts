import { expect, it } from 'vitest';
import { createListPlaces } from './listPlaces';

const place = (top: number) => ({ search: `?page=${top}`, y: 0, top, left: 0 });

it('remembers each entry of the history, and how a list was left last', () => {
  const places = createListPlaces();
  places.keep({ key: 'one', pathname: '/services' }, place(1));
  places.keep({ key: 'two', pathname: '/services' }, place(2));
  places.keep({ key: 'three', pathname: '/domaines' }, place(3));
  expect(places.ofEntry('one')).toEqual(place(1));
  expect(places.lastAt('/services')).toEqual(place(2));
  expect(places.ofEntry('four')).toBeUndefined();
  expect(places.lastAt('/themes')).toBeUndefined();
});

it('forgets the entries that were used least recently', () => {
  const places = createListPlaces();
  const keep = (key: string) => places.keep({ key, pathname: '/services' }, place(1));
  Array.from({ length: 100 }, (_, index) => keep(`k${index}`));
  keep('k0');
  keep('more');
  expect(places.ofEntry('k0')).toBeDefined();
  expect(places.ofEntry('k1')).toBeUndefined();
});
