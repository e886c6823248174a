import { wallsOf } from './expand';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall, timeOfDay, wallOfDay } from './moments';
import type { MonthlyDay, Pattern, RecurrenceRule } from './rule';

const shiftedDay = (day: string, days: number): string => dayOfWall(wallOfDay(day) + days * DAY);

/** A weekday some days later; of a later week it is the same one. */
const shiftedWeekday = (weekday: number, days: number): number => (((weekday + days) % 7) + 7) % 7;

function shiftedOn(on: MonthlyDay, days: number): MonthlyDay {
  if ('nth' in on) return { nth: on.nth, weekday: shiftedWeekday(on.weekday, days) };
  return on.day === -1 ? on : { day: Math.min(31, Math.max(1, on.day + days)) };
}

function shiftedPattern(pattern: Pattern, days: number): Pattern {
  if (days === 0 || pattern.frequency === 'daily') return pattern;
  if (pattern.frequency === 'monthly') return { ...pattern, on: shiftedOn(pattern.on, days) };
  const weekdays = pattern.weekdays.map((weekday) => shiftedWeekday(weekday, days));
  return { ...pattern, weekdays: weekdays.sort((one, other) => one - other) };
}

/**
 * A rule each of whose occurrences is so much later; undefined where no such rule exists, as of the 31st of each month a day
 * later.
 *
 * @param shift milliseconds of what the clocks show
 */
export function shiftedRule(rule: RecurrenceRule, shift: number): RecurrenceRule | undefined {
  if (shift === 0) return rule;
  const start = rule.start + shift;
  const days = (start - timeOfDay(start) - (rule.start - timeOfDay(rule.start))) / DAY;
  const shifted: RecurrenceRule = {
    ...rule,
    start,
    pattern: shiftedPattern(rule.pattern, days),
    end: 'until' in rule.end ? { until: shiftedDay(rule.end.until, days) } : rule.end,
    exceptions: rule.exceptions.map((day) => shiftedDay(day, days)),
  };
  const [before, after] = [wallsOf(rule), wallsOf(shifted)];
  // A rule that gives nothing any more, because each of its days is an exception, is moved all the same.
  if (!before.ok) return shifted;
  const isSame =
    after.ok &&
    after.value.length === before.value.length &&
    after.value.every((wall, place) => wall === (before.value[place] ?? 0) + shift);
  return isSame ? shifted : undefined;
}

/** The rule without one more day. */
export const exceptOn = (rule: RecurrenceRule, day: string): RecurrenceRule => ({
  ...rule,
  exceptions: [...new Set([...rule.exceptions, day])].sort(),
});

/** What is left of a rule before a day. */
export const endingBefore = (rule: RecurrenceRule, day: string): RecurrenceRule => ({
  ...rule,
  end: { until: shiftedDay(day, -1) },
  exceptions: rule.exceptions.filter((one) => one < day),
});

/** The rule from a day on: its first occurrence is the first one of the rule then. */
export function startingOn(rule: RecurrenceRule, day: string): RecurrenceRule {
  const all = wallsOf({ ...rule, exceptions: [] });
  const walls = all.ok ? all.value : [];
  const start = walls.find((wall) => dayOfWall(wall) >= day) ?? wallOfDay(day) + timeOfDay(rule.start);
  const left = walls.filter((wall) => wall >= start).length;
  return {
    ...rule,
    start,
    end: 'until' in rule.end ? rule.end : { count: Math.max(1, left) },
    exceptions: rule.exceptions.filter((one) => one >= dayOfWall(start)),
  };
}

/**
 * The rule without the days that it gives and that have no slot: of slots that were moved or deleted by themselves.
 *
 * @param there the days of the series' slots
 */
export function exceptMissing(rule: RecurrenceRule, there: ReadonlySet<string>): RecurrenceRule {
  const all = wallsOf({ ...rule, exceptions: [] });
  const missing = all.ok ? all.value.map(dayOfWall).filter((day) => !there.has(day)) : [];
  return missing.length > 0 ? { ...rule, exceptions: missing } : { ...rule, exceptions: [] };
}
