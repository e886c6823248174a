import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionAt, dayOf } from './moments';

const zone = process.env['TZ'];

// Just after midnight in Paris, and still yesterday in UTC.
const NEW_YEAR = new Date('2025-12-31T23:30:00Z');

describe('a moment', () => {
  beforeAll(() => {
    process.env['TZ'] = 'Europe/Paris';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('is the day of the calendar where it is asked, not that of UTC', () => {
    expect(dayOf(NEW_YEAR)).toBe('2026-01-01');
    expect(dayOf(new Date('2026-07-14T21:59:00Z'))).toBe('2026-07-14');
    expect(dayOf(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
  });

  it('gets its value wherever it stands in a condition', () => {
    const today = { field: 'fin', operator: 'greaterOrEqual', value: { moment: 'today' } } as const;
    const years = { field: 'annee', operator: 'in', value: [{ moment: 'year' }, 2020] } as const;
    const empty = { field: 'fin', operator: 'isEmpty' } as const;
    expect(conditionAt({ all: [{ any: [today, empty] }, years] }, NEW_YEAR)).toEqual({
      all: [{ any: [{ ...today, value: '2026-01-01' }, empty] }, { ...years, value: [2026, 2020] }],
    });
  });
});
