import { expect, it } from 'vitest';
import { narrowTimes } from './narrowTimes';

/** Winter time: an hour after UTC. */
const slot = (from: string, to: string, isWork = true) => ({
  start: Date.parse(`2026-12-07T${from}:00+01:00`),
  end: Date.parse(`2026-12-${to.length > 5 ? to : `07T${to}`}:00+01:00`),
  isWork,
});

it('a start alone has one form in each language', () => {
  expect(narrowTimes(slot('09:00', '12:00'), 'fr')).toEqual(['09:00–12:00', '9h']);
  expect(narrowTimes(slot('13:30', '17:30'), 'fr')).toEqual(['13:30–17:30', '13h30']);
  expect(narrowTimes(slot('09:00', '12:00'), 'de')).toEqual(['09:00–12:00', '09:00']);
});

it('several days and a whole day of leave have none', () => {
  expect(narrowTimes(slot('09:00', '08T12:00'), 'fr')).toEqual([]);
  expect(narrowTimes(slot('09:00', '17:00', false), 'fr')).toEqual([]);
  expect(narrowTimes(slot('09:00', '12:00', false), 'fr')).toHaveLength(2);
});
