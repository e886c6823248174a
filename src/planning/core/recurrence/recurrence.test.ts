import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, wallOf } from '../../../resources/fields/shared/zone';
import { occurrencesOf, wallsOf, yearsLater } from './expand';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall, wallOfDay } from './moments';
import { readRule } from './readRule';
import { MAX_OCCURRENCES, MAX_YEARS, type RecurrenceRule } from './rule';
import { skippedMonths } from './skipped';
import { anyRule } from '../../../../test/support/recurrenceRules';
import { weekdayOfWall } from './weekdays';
import { writeRule } from './writeRule';

const at = (text: string): number => Date.parse(text);
const monthOf = (day: Date): number => day.getUTCFullYear() * 12 + day.getUTCMonth();

/** Model for comparison: counts whether a day belongs to the rule. */
function falls({ pattern: of, start, interval }: RecurrenceRule, wall: number): boolean {
  const [day, first] = [new Date(wall), new Date(start)];
  switch (of.frequency) {
    case 'daily':
      return ((wall - start) / DAY) % interval === 0;
    case 'weekly': {
      const monday = (moment: number) => Math.floor((moment - weekdayOfWall(moment) * DAY) / DAY);
      const weeks = (monday(wall) - monday(start)) / 7;
      return weeks % interval === 0 && of.weekdays.includes(weekdayOfWall(wall));
    }
    case 'monthly': {
      if ((monthOf(day) - monthOf(first)) % interval !== 0) return false;
      const [date, tomorrow] = [day.getUTCDate(), new Date(wall + DAY)];
      if ('day' in of.on) return of.on.day === -1 ? tomorrow.getUTCDate() === 1 : of.on.day === date;
      if (of.on.weekday !== weekdayOfWall(wall)) return false;
      if (of.on.nth === -1) return monthOf(new Date(wall + 7 * DAY)) !== monthOf(day);
      return Math.ceil(date / 7) === of.on.nth;
    }
  }
}

/** The local times of all occurrences, found day by day; undefined if there are too many or none. */
function naive(of: RecurrenceRule): readonly number[] | undefined {
  const found: number[] = [];
  const limit = yearsLater(of.start, MAX_YEARS);
  for (let wall = of.start; ; wall += DAY) {
    if ('until' in of.end && dayOfWall(wall) > of.end.until) break;
    if ('count' in of.end && found.length === of.end.count) break;
    if (wall > limit) return undefined;
    if (falls(of, wall)) found.push(wall);
  }
  const left = found.filter((wall) => !of.exceptions.includes(dayOfWall(wall)));
  return left.length > 0 && found.length <= MAX_OCCURRENCES ? left : undefined;
}

describe('rules of recurrence', () => {
  it('expand to the dates that the model counts', () =>
    fc.assert(
      fc.property(anyRule, (one) => {
        const walls = wallsOf(one);
        expect(walls.ok ? walls.value : undefined).toEqual(naive(one));
      }),
      { numRuns: 300 },
    ));

  it('survive writing and parsing', () =>
    fc.assert(
      fc.property(anyRule, (one) => {
        expect(readRule(writeRule(one), 0)).toEqual({ ok: true, value: one });
      }),
    ));

  it('keep the local time', () =>
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 1, max: 48 }), (one, quarters) => {
        const occurrences = occurrencesOf(one, quarters * 900_000);
        for (const { start, end } of occurrences.ok ? occurrences.value : []) {
          expect(end).toBeGreaterThan(start);
          const shown = wallOf(start);
          const meant = wallOfDay(dayOfWall(shown)) + (one.start % DAY);
          // Only times that daylight saving skips are shifted.
          expect(shown).toBe(wallOf(instantOf(meant)));
        }
      }),
    ));

  it.each([
    ['2026-03-23T09:00:00Z', ['2026-03-23T08:00:00Z', '2026-03-30T07:00:00Z']],
    ['2026-10-19T09:00:00Z', ['2026-10-19T07:00:00Z', '2026-10-26T08:00:00Z']],
  ])('stay at nine across daylight-saving changes after %s', (start, expected) => {
    const weekly: RecurrenceRule = {
      start: at(start),
      pattern: { frequency: 'weekly', weekdays: [0] },
      interval: 1,
      end: { count: 2 },
      exceptions: [],
    };
    const occurrences = occurrencesOf(weekly, 3_600_000);
    const starts = occurrences.ok && occurrences.value.map((one) => new Date(one.start).toISOString());
    expect(starts).toEqual(expected.map((text) => new Date(text).toISOString()));
  });

  it('skip months without their day', () => {
    const read = readRule('FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20270601', instantOf(at('2027-01-31T09:00:00Z')));
    if (!read.ok) throw new Error('not read');
    const walls = wallsOf(read.value);
    expect(walls.ok && walls.value.map(dayOfWall)).toEqual(['2027-01-31', '2027-03-31', '2027-05-31']);
    expect(skippedMonths(read.value)).toEqual(['2027-02', '2027-04']);
  });
});

describe('the text of a rule', () => {
  const startsAt = instantOf(at('2027-01-05T09:00:00Z'));
  const issueOf = (text: string) => {
    const read = readRule(text, startsAt);
    if (!read.ok) return read.issue.code;
    const walls = wallsOf(read.value);
    return walls.ok ? undefined : walls.issue.code;
  };

  it('follows RFC 5545', () => {
    const read = readRule('RRULE:FREQ=WEEKLY;UNTIL=20270630', startsAt);
    expect(read.ok && writeRule({ ...read.value, exceptions: ['2027-01-12'] })).toBe(
      [
        'DTSTART;TZID=Europe/Paris:20270105T090000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630T215959Z',
        'EXDATE;TZID=Europe/Paris:20270112T090000',
      ].join('\n'),
    );
  });

  it.each([
    ['FREQ=WEEKLY', 'recurrenceWithoutEnd'],
    ['FREQ=DAILY;COUNT=1001', 'recurrenceTooMany'],
    ['FREQ=DAILY;COUNT=99999999999', 'recurrenceTooMany'],
    ['FREQ=DAILY;UNTIL=20310101', 'recurrenceTooMany'],
    ['FREQ=MONTHLY;COUNT=100', 'recurrenceTooLong'],
    ['FREQ=WEEKLY;UNTIL=99991231', 'recurrenceTooLong'],
    ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;COUNT=3;BYDAY=MO', 'recurrenceUnsupported'],
    [
      'DTSTART;TZID=Europe/Paris:20270201T090000\nRRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;COUNT=3',
      'recurrenceEmpty',
    ],
    ['FREQ=DAILY;COUNT=1\nEXDATE;VALUE=DATE:20270105', 'recurrenceEmpty'],
    ['FREQ=YEARLY;COUNT=3', 'recurrenceUnsupported'],
    ['FREQ=HOURLY;COUNT=3', 'recurrenceUnsupported'],
    ['FREQ=DAILY;COUNT=3;BYHOUR=9', 'recurrenceUnsupported'],
    ['FREQ=WEEKLY;COUNT=3;WKST=SU', 'recurrenceUnsupported'],
    ['DTSTART;TZID=America/New_York:20270105T090000\nRRULE:FREQ=DAILY;COUNT=2', 'recurrenceUnsupported'],
    ['FREQ=DAILY;COUNT=2;UNTIL=20270110', 'recurrence'],
    ['FREQ=DAILY;INTERVAL=0;COUNT=2', 'recurrence'],
    ['FREQ=DAILY;UNTIL=20270230', 'recurrence'],
    ['every tuesday', 'recurrence'],
    ['', 'recurrence'],
    ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2;COUNT=3', undefined],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=20', undefined],
  ])('%s: %s', (text, code) => expect(issueOf(text)).toBe(code));

  it('never throws', () => fc.assert(fc.property(fc.string(), (text) => void issueOf(text))));

  it("omits the last day if its end is before the rule's time", () => {
    const read = readRule('FREQ=DAILY;UNTIL=20270110T070000Z', startsAt);
    expect(read.ok && read.value.end).toEqual({ until: '2027-01-09' });
  });
});
