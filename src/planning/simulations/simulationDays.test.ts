import { expect, it } from 'vitest';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { dayToShow } from './simulationDays';

const day = dayIndexOfText;
const REINFORCEMENT = { id: 1, dateDebut: '2026-12-19', dateFin: '2027-03-19' };

it.each([
  ['2026-11-30', '2026-12-06', '2026-12-19'],
  ['2027-03-22', '2027-03-28', '2026-12-19'],
  ['2026-12-14', '2026-12-20', undefined],
  ['2027-01-01', '2027-01-31', undefined],
])('from %s to %s, a simulation of another time leads to %s', (first, last, to) => {
  expect(dayToShow(REINFORCEMENT, { first: day(first), last: day(last) })).toBe(to && day(to));
});

it('a simulation without dates leads nowhere', () => {
  expect(dayToShow({ id: 1, dateDebut: null, dateFin: null }, { first: 1, last: 7 })).toBeUndefined();
});
