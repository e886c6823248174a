import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstant } from './instants';

describe('an instant', () => {
  it.each([
    ['2026-03-01T13:30:00.000Z', '2026-03-01T13:30:00.000Z'],
    ['2026-03-01T13:30Z', '2026-03-01T13:30:00.000Z'],
    ['2026-03-01 13:30:15+0200', '2026-03-01T11:30:15.000Z'],
    ['2026-03-01T00:30:00+01:00', '2026-02-28T23:30:00.000Z'],
    ['2026-03-01T13:30:00.1234567', '2026-03-01T12:30:00.123Z'],
    // Paris time in winter, summer, and on the days of the changes.
    ['01/02/2026 à 10:00', '2026-02-01T09:00:00.000Z'],
    ['01/08/2026 10:00', '2026-08-01T08:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
    ['2026-03-01', undefined],
    ['2026-03-01T25:00Z', undefined],
    ['2026-03-01T12:60Z', undefined],
    ['2026-02-29T12:00Z', undefined],
    ['9999-12-31T23:59-10:00', undefined],
    ['demain à 10:00', undefined],
  ])('%s is %s', (written, instant) => {
    expect(readInstant(written)).toBe(instant);
  });

  it('is parsed from every format of JavaScript', () => {
    const date = fc.date({ min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (one) => {
        expect(readInstant(one.toISOString())).toBe(one.toISOString());
      }),
    );
  });

  it('without an offset is in Paris time', () => {
    const date = fc.date({ min: new Date('1980-01-01'), max: new Date('2037-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (one) => {
        const clock = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Europe/Paris',
          dateStyle: 'short',
          timeStyle: 'medium',
        });
        const wall = clock.format(one);
        const instant = readInstant(wall.replace(' ', 'T'));
        expect(clock.format(new Date(instant ?? NaN))).toBe(wall);
      }),
    );
  });
});
