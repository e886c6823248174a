import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from './condition';
import { conditionAt, dayOf, valuesAt } from './moments';

const zone = process.env['TZ'];

// Just after midnight in Paris, still yesterday in UTC.
const NEW_YEAR = new Date('2025-12-31T23:30:00Z');

describe('a moment', () => {
  beforeAll(() => {
    process.env['TZ'] = 'Europe/Paris';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('is the local day, not that in UTC', () => {
    expect(dayOf(NEW_YEAR)).toBe('2026-01-01');
    expect(dayOf(new Date('2026-07-14T21:59:00Z'))).toBe('2026-07-14');
    expect(dayOf(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  });

  it('is resolved anywhere in a condition', () => {
    const today = { field: 'fin', operator: 'greaterOrEqual', value: { moment: 'today' } } as const;
    const years = { field: 'annee', operator: 'in', value: [{ moment: 'year' }, 2020] } as const;
    const empty = { field: 'fin', operator: 'isEmpty' } as const;
    expect(conditionAt({ all: [{ any: [today, empty] }, years] }, NEW_YEAR)).toEqual({
      all: [{ any: [{ ...today, value: '2026-01-01' }, empty] }, { ...years, value: [2026, 2020] }],
    });
  });

  it.each([
    [{ moment: 'today' }, '2026-01-31'],
    [{ moment: 'today', plus: { days: 30 } }, '2026-03-02'],
    [{ moment: 'today', plus: { months: 1 } }, '2026-02-28'],
    [{ moment: 'today', plus: { years: -1, weeks: 1 } }, '2025-02-07'],
    [{ moment: 'startOfWeek' }, '2026-01-26'],
    [{ moment: 'startOfMonth', plus: { months: 1, days: -1 } }, '2026-01-31'],
    [{ moment: 'startOfYear' }, '2026-01-01'],
    [{ moment: 'year', plus: { years: 1 } }, 2027],
    [{ moment: 'now' }, '2026-01-31T12:00:00.000Z'],
    [{ moment: 'now', plus: { hours: 2, minutes: -15 } }, '2026-01-31T13:45:00.000Z'],
  ] as const)('%j from the last of January 2026 is %s', (value, expected) => {
    const now = new Date('2026-01-31T12:00:59Z');
    expect(conditionAt({ field: 'fin', operator: 'equals', value }, now)).toMatchObject({ value: expected });
  });

  it.each([
    { moment: 'today', days: 30 },
    { moment: 'today', plus: { day: 30 } },
    { moment: 'today', plus: { days: 1.5 } },
    { moment: 'today', plus: { hours: 2 } },
    { moment: 'tomorrow' },
  ])('is undefined for unknown input: %j', (value) => {
    expect(conditionAt(compare('fin', 'equals', value), NEW_YEAR)).toMatchObject({ value });
  });
});

it('an action gets the current day', () => {
  const sets = { renduLe: { moment: 'today' }, etat: 'rendu', note: null };
  expect(valuesAt(sets, new Date(2026, 10, 26, 23, 59))).toEqual({ renduLe: '2026-11-26', etat: 'rendu', note: null });
});
