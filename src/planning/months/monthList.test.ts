import { expect, it } from 'vitest';
import { monthCounts, soughtPeople } from './monthList';

const PEOPLE = [
  { id: 4, name: 'Marchand Claire' },
  { id: 5, name: 'Œuvrard Zoë' },
  { id: 6, name: 'Petit Jean' },
];
const STATES = new Map([
  [4, 'Acceptee'],
  [5, 'EnAttente'],
] as const);

it('months are counted by state', () => {
  expect(monthCounts(PEOPLE, STATES)).toEqual({ all: 3, none: 1, EnAttente: 1, Acceptee: 1, Refusee: 0 });
});

it('people are found by a part of their name, ignoring accents, and by state', () => {
  const ids = (show: 'all' | 'none', text: string) => soughtPeople(PEOPLE, STATES, { show, text }).map(({ id }) => id);
  expect(soughtPeople(PEOPLE, STATES, { show: 'all', text: '' })).toHaveLength(3);
  expect(ids('all', 'ZOE')).toEqual([5]);
  expect(ids('all', 'jean pet')).toEqual([6]);
  expect(ids('none', '')).toEqual([6]);
  expect(ids('none', 'claire')).toEqual([]);
});
