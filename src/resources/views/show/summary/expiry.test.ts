import { describe, expect, it } from 'vitest';
import { ClientsContrats } from '../../../../../test/support/detailSchemas';
import { comingStart, expiryOf } from './expiry';

const NOW = new Date(2026, 2, 28, 23, 30);
const daysTo = (fin: string | null) => expiryOf(ClientsContrats, 'fin', { id: 1, fin }, NOW)?.days;

describe('the end of a period', () => {
  it('approaches within 60 days', () => {
    // Daylight saving time begins in between.
    expect(daysTo('2026-03-29')).toBe(1);
    expect(daysTo('2026-05-27')).toBe(60);
    expect(daysTo('2026-05-28')).toBeUndefined();
  });

  it('is marked as past', () => expect(daysTo('2026-03-27')).toBe(-1));

  it('is absent if empty, and other dates never expire', () => {
    expect(daysTo(null)).toBeUndefined();
    expect(expiryOf(ClientsContrats, 'debut', { id: 1, debut: '2026-03-29' }, NOW)).toBeUndefined();
  });
});

it('a period that is yet to come has a start, with an end or without', () => {
  const startOf = (debut: string | null, field = 'fin') =>
    comingStart(ClientsContrats, field, { id: 1, debut, fin: null }, NOW);
  expect([startOf('2026-03-29'), startOf('2026-03-28'), startOf(null), startOf('2026-03-29', 'debut')]).toEqual([
    '2026-03-29',
    undefined,
    undefined,
    undefined,
  ]);
});
