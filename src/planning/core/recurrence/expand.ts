import { instantOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall, wallOfDay } from './moments';
import { MAX_OCCURRENCES, MAX_YEARS, type Pattern, type RecurrenceRule } from './rule';
import { ruleOk, tooLong, tooMany, withoutDates, type RuleResult } from './ruleIssue';
import * as imported from 'rrule';

/** Node loads the package as CommonJS, with its exports in `default`; Vite loads ES modules without one. */
const library = (Reflect.get(imported, 'default') ?? imported) as typeof imported;

const { RRule } = library;

/** Start and end of an occurrence, in milliseconds since 1970 (UTC). */
export interface Occurrence {
  readonly start: number;
  readonly end: number;
}

const FREQUENCIES = { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY } as const;
const LIBRARY_DAYS = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU] as const;

const libraryDay = (weekday: number) => LIBRARY_DAYS[weekday] ?? RRule.MO;

function daysOf(pattern: Pattern) {
  if (pattern.frequency === 'daily') return {};
  if (pattern.frequency === 'weekly') return { byweekday: pattern.weekdays.map(libraryDay) };
  const { on } = pattern;
  return 'day' in on ? { bymonthday: on.day } : { byweekday: libraryDay(on.weekday).nth(on.nth) };
}

/** 29 February becomes 1 March in other years. */
export function yearsLater(wall: number, years: number): number {
  const date = new Date(wall);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** Wall-clock starts without exceptions, so that a series stays at nine o'clock when summer time begins or ends. */
export function wallsOf({ start, pattern, interval, end, exceptions }: RecurrenceRule): RuleResult<readonly number[]> {
  const limit = yearsLater(start, MAX_YEARS);
  const last = 'until' in end ? wallOfDay(end.until) + DAY - 1 : undefined;
  if (last !== undefined && last - DAY >= limit) return tooLong();
  const rule = new RRule({
    freq: FREQUENCIES[pattern.frequency],
    dtstart: new Date(start),
    interval,
    wkst: RRule.MO,
    ...daysOf(pattern),
    ...('count' in end && { count: end.count }),
    until: new Date(Math.min(last ?? Infinity, limit + DAY)),
  });
  const walls: number[] = [];
  rule.all((date) => walls.push(date.getTime()) <= MAX_OCCURRENCES);
  if (walls.length > MAX_OCCURRENCES) return tooMany();
  if (walls.length > 0 && 'count' in end && walls.length < end.count) return tooLong();
  if ((walls.at(-1) ?? 0) > limit) return tooLong();
  const without = new Set(exceptions);
  const left = walls.filter((wall) => !without.has(dayOfWall(wall)));
  return left.length > 0 ? ruleOk(left) : withoutDates();
}

/**
 * Converts a wall-clock start to an occurrence.
 * @param duration in milliseconds of wall-clock time
 */
export function occurrenceAt(wall: number, duration: number): Occurrence {
  const start = instantOf(wall);
  const end = instantOf(wall + duration);
  // The start of summer time can swallow a short slot: then it keeps its usual duration.
  return { start, end: end > start ? end : start + duration };
}

/** The occurrences of a rule. @param duration as for `occurrenceAt` */
export function occurrencesOf(rule: RecurrenceRule, duration: number): RuleResult<readonly Occurrence[]> {
  const walls = wallsOf(rule);
  return walls.ok ? ruleOk(walls.value.map((wall) => occurrenceAt(wall, duration))) : walls;
}
