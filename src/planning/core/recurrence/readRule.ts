import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall, readMoment, timeOfDay } from './moments';
import { readPattern } from './readPattern';
import { MAX_INTERVAL, MAX_OCCURRENCES, type RecurrenceEnd, type RecurrenceRule } from './rule';
import { ruleOk, tooMany, unreadable, unsupported, withoutEnd, type RuleResult } from './ruleIssue';
import { readRuleText, type RuleText } from './ruleText';

const KNOWN: ReadonlySet<string> = new Set([
  'FREQ',
  'INTERVAL',
  'BYDAY',
  'BYMONTHDAY',
  'BYSETPOS',
  'UNTIL',
  'COUNT',
  'WKST',
]);

/** Parses a positive integer of at most six digits. */
const countIn = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

function readEnd(parts: RuleText['parts'], start: number): RuleResult<RecurrenceEnd> {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count !== undefined && until !== undefined) return unreadable();
  if (count !== undefined) {
    const times = countIn(count);
    if (times === undefined) return /^\d+$/.test(count) && Number(count) > 0 ? tooMany() : unreadable();
    return times > MAX_OCCURRENCES ? tooMany() : ruleOk({ count: times });
  }
  if (until === undefined) return withoutEnd();
  const moment = readMoment(until);
  if (!moment) return unreadable();
  // An UNTIL earlier in the day than the slot's start excludes that day.
  const isOver = !moment.isDate && timeOfDay(moment.wall) < timeOfDay(start);
  return ruleOk({ until: dayOfWall(isOver ? moment.wall - DAY : moment.wall) });
}

/** Sorted, without duplicates. */
const inOrder = (days: readonly string[]): readonly string[] => [...new Set(days)].sort();

/**
 * Parses a recurrence rule (RFC 5545).
 * @param startsAt the slot's start, used if DTSTART is missing or only a date
 */
export function readRule(text: string, startsAt: number): RuleResult<RecurrenceRule> {
  const read = readRuleText(text);
  if (!read.ok) return read;
  const { start: given, parts, exceptions } = read.value;
  const start = !given ? wallOf(startsAt) : given.isDate ? given.wall + timeOfDay(wallOf(startsAt)) : given.wall;
  const unknown = [...parts.keys()].find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return unsupported(unknown);
  // Weeks begin on Monday: another WKST gives other days if the interval is above one.
  if ((parts.get('WKST') ?? 'MO').toUpperCase() !== 'MO') return unsupported(`WKST=${parts.get('WKST')}`);
  const interval = countIn(parts.get('INTERVAL') ?? '1');
  if (interval === undefined) return unreadable();
  if (interval > MAX_INTERVAL) return unsupported(`INTERVAL=${interval}`);
  const pattern = readPattern(parts, start);
  if (!pattern.ok) return pattern;
  const end = readEnd(parts, start);
  if (!end.ok) return end;
  const days = inOrder(exceptions.map(({ wall }) => dayOfWall(wall)));
  return ruleOk({ start, pattern: pattern.value, interval, end: end.value, exceptions: days });
}
