import type { Pattern } from './rule';
import { ruleOk, unreadable, unsupported, type RuleResult } from './ruleIssue';
import type { RuleText } from './ruleText';
import { weekdayOfWall, WEEKDAYS } from './weekdays';

interface NthWeekday {
  readonly nth: number | undefined;
  readonly weekday: number;
}

const NTH = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;

/** Parses the value of BYDAY; undefined if invalid. */
function readDays(text: string): readonly NthWeekday[] | undefined {
  const days = text.split(',').map((one) => {
    const [, nth, name] = NTH.exec(one.trim().toUpperCase()) ?? [];
    const weekday = WEEKDAYS.findIndex((day) => day === name);
    return weekday < 0 || nth === '0' ? undefined : { nth: nth === undefined ? undefined : Number(nth), weekday };
  });
  return days.some((day) => !day) ? undefined : days.flatMap((day) => day ?? []);
}

const isPlace = (place: number, most: number): boolean =>
  Number.isInteger(place) && (place === -1 || (place >= 1 && place <= most));

const weekdaysOf = (days: readonly NthWeekday[]): readonly number[] =>
  [...new Set(days.map(({ weekday }) => weekday))].sort((one, other) => one - other);

/** A daily rule with BYDAY is the same as a weekly one. */
function readWeekly(parts: RuleText['parts'], frequency: 'DAILY' | 'WEEKLY', start: number): RuleResult<Pattern> {
  const other = ['BYMONTHDAY', 'BYSETPOS'].find((name) => parts.has(name));
  if (other !== undefined) return unsupported(other);
  const given = parts.get('BYDAY');
  if (given === undefined)
    return ruleOk(
      frequency === 'DAILY' ? { frequency: 'daily' } : { frequency: 'weekly', weekdays: [weekdayOfWall(start)] },
    );
  const days = readDays(given);
  if (!days) return unreadable();
  if (days.some(({ nth }) => nth !== undefined)) return unsupported(`BYDAY=${given}`);
  // With an interval above one, a daily rule with BYDAY differs from a weekly one.
  if (frequency === 'DAILY' && (parts.get('INTERVAL') ?? '1') !== '1') return unsupported(`INTERVAL, BYDAY`);
  return ruleOk({ frequency: 'weekly', weekdays: weekdaysOf(days) });
}

function readMonthly(parts: RuleText['parts'], start: number): RuleResult<Pattern> {
  const [byDay, byMonthDay, byPlace] = [parts.get('BYDAY'), parts.get('BYMONTHDAY'), parts.get('BYSETPOS')];
  if (byDay === undefined) {
    if (byPlace !== undefined) return unsupported(`BYSETPOS=${byPlace}`);
    if (byMonthDay?.includes(',')) return unsupported(`BYMONTHDAY=${byMonthDay}`);
    const day = byMonthDay === undefined ? new Date(start).getUTCDate() : Number(byMonthDay);
    if (!Number.isInteger(day) || day === 0 || Math.abs(day) > 31) return unreadable();
    return isPlace(day, 31) ? ruleOk({ frequency: 'monthly', on: { day } }) : unsupported(`BYMONTHDAY=${day}`);
  }
  if (byMonthDay !== undefined) return unsupported('BYDAY, BYMONTHDAY');
  const days = readDays(byDay);
  if (!days) return unreadable();
  const [first, ...more] = days;
  // RFC 5545 has two ways to write the second Tuesday: `BYDAY=2TU`, and `BYDAY=TU` with `BYSETPOS=2`.
  const nth = first?.nth ?? (byPlace === undefined ? undefined : Number(byPlace));
  const isTwice = first?.nth !== undefined && byPlace !== undefined;
  if (!first || more.length > 0 || isTwice || nth === undefined || !isPlace(nth, 5))
    return unsupported(`BYDAY=${byDay}`);
  return ruleOk({ frequency: 'monthly', on: { nth, weekday: first.weekday } });
}

/** Parses the day pattern of an RRULE; parts that are missing are taken from the start. */
export function readPattern(parts: RuleText['parts'], start: number): RuleResult<Pattern> {
  const frequency = parts.get('FREQ')?.toUpperCase();
  switch (frequency) {
    case undefined:
      return unreadable();
    case 'DAILY':
    case 'WEEKLY':
      return readWeekly(parts, frequency, start);
    case 'MONTHLY':
      return readMonthly(parts, start);
    default:
      return unsupported(`FREQ=${frequency}`);
  }
}
