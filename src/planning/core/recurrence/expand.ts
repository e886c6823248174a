import { instantOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall, wallOfDay } from './moments';
import { MAX_OCCURRENCES, MAX_YEARS, type Pattern, type RecurrenceRule } from './rule';
import { ruleOk, tooLong, tooMany, withoutDates, type RuleResult } from './ruleIssue';
import * as imported from 'rrule';

/** Node reads the package as CommonJS, where its exports are in `default`; Vite reads its modules, which have none. */
const library = (Reflect.get(imported, 'default') ?? imported) as typeof imported;

const { RRule } = library;

/** When an occurrence takes place, in milliseconds since 1970 (UTC). */
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

/** What the clocks show some years later; of 29 February, 1 March. */
export function yearsLater(wall: number, years: number): number {
  const date = new Date(wall);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/**
 * What the clocks show at each occurrence, in order, exceptions left out. It is expanded as the clocks show it, so that a
 * series stays at nine o'clock over both changes of clock.
 */
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
 * An occurrence by what the clocks show at its start.
 *
 * @param duration what the clocks show at the end, less what they show at the start, in milliseconds
 */
export function occurrenceAt(wall: number, duration: number): Occurrence {
  const start = instantOf(wall);
  const end = instantOf(wall + duration);
  // A change of clock can leave nothing of a short one: it lasts then as long as it does on other days.
  return { start, end: end > start ? end : start + duration };
}

/** The occurrences of a rule for a slot that lasts so long. @param duration as of `occurrenceAt` */
export function occurrencesOf(rule: RecurrenceRule, duration: number): RuleResult<readonly Occurrence[]> {
  const walls = wallsOf(rule);
  return walls.ok ? ruleOk(walls.value.map((wall) => occurrenceAt(wall, duration))) : walls;
}
