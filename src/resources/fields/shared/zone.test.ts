import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parisWall } from './instants';
import { dayIndexOf, dayIndexOfText, dayText, dayTextAt, instantOf, startOfDay, wallOf, weekdayOf } from './zone';

const at = (text: string): number => Date.parse(text);

describe('the zone of instants', () => {
  it('is Paris time', () => {
    expect(wallOf(at('2026-07-01T12:00:00Z'))).toBe(at('2026-07-01T14:00:00Z'));
    expect(wallOf(at('2026-12-01T12:30:00Z'))).toBe(at('2026-12-01T13:30:00Z'));
  });

  it("equals the zone's offset for each instant, across both changes too", () => {
    const formatted = (instant: number) => parisWall(new Date(instant).toISOString()).getTime();
    const [min, max] = [at('2026-01-01T00:00:00Z'), at('2027-12-31T00:00:00Z')];
    fc.assert(fc.property(fc.integer({ min, max }), (instant) => wallOf(instant) === formatted(instant)));
    for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'])
      for (let minutes = -180; minutes <= 180; minutes += 15) {
        const instant = at(change) + minutes * 60_000;
        expect(wallOf(instant)).toBe(formatted(instant));
      }
  });

  it('round-trips, except for repeated times', () =>
    fc.assert(
      fc.property(fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }), (instant) => {
        const back = instantOf(wallOf(instant));
        expect([0, 3_600_000]).toContain(instant - back);
        expect(wallOf(back)).toBe(wallOf(instant));
      }),
    ));

  it('moves a skipped time by an hour, and uses the first of repeated ones', () => {
    expect(instantOf(at('2026-03-29T02:30:00Z'))).toBe(at('2026-03-29T01:30:00Z'));
    expect(instantOf(at('2026-10-25T02:30:00Z'))).toBe(at('2026-10-25T00:30:00Z'));
  });

  it('has days of 23 and 25 hours', () => {
    const length = (day: string) => startOfDay(dayIndexOfText(day) + 1) - startOfDay(dayIndexOfText(day));
    expect(length('2026-03-29') / 3_600_000).toBe(23);
    expect(length('2026-10-25') / 3_600_000).toBe(25);
    expect(length('2026-05-01') / 3_600_000).toBe(24);
  });

  it('determines days', () => {
    const day = dayIndexOf(at('2026-11-21T23:30:00Z'));
    expect(dayText(day)).toBe('2026-11-22');
    expect(weekdayOf(day)).toBe(6);
  });
});

it('the day of an instant is that in Paris, after midnight too', () => {
  expect(dayTextAt(Date.parse('2026-11-21T22:30:00Z'))).toBe('2026-11-21');
  expect(dayTextAt(Date.parse('2026-11-21T23:30:00Z'))).toBe('2026-11-22');
});
