import { expect, it } from 'vitest';
import { shortTimes } from './shortTimes';

/** Winter time: an hour after UTC. */
const slot = (from: string, to: string, isWork = true) => ({
  start: Date.parse(`2026-12-07T${from}:00+01:00`),
  end: Date.parse(`2026-12-${to.length > 5 ? to : `07T${to}`}:00+01:00`),
  isWork,
});

it('times get shorter, down to the start alone', () => {
  expect(shortTimes(slot('09:00', '12:00'), 'fr')).toEqual(['09:00–12:00', '9–12h', '9–12', '9h']);
  expect(shortTimes(slot('09:30', '12:15'), 'fr')).toEqual(['09:30–12:15', '9h30–12h15', '9h30', '09:30']);
  expect(shortTimes(slot('09:30', '12:00'), 'de')).toEqual(['09:30–12:00', '9:30–12', '09:30']);
});

it('several days and a whole day of leave have none', () => {
  expect(shortTimes(slot('09:00', '08T12:00'), 'fr')).toEqual([]);
  expect(shortTimes(slot('09:00', '17:00', false), 'fr')).toEqual([]);
  expect(shortTimes(slot('09:00', '12:00', false), 'fr')).toHaveLength(4);
});
