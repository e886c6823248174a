import { wallsOf } from './expand';
import { DAY } from '../../../resources/common/durations';
import { dayOfWall, timeOfDay, wallOfDay } from './moments';
import type { MonthlyDay, Pattern, RecurrenceRule } from './rule';

const shiftedDay = (day: string, days: number): string => dayOfWall(wallOfDay(day) + days * DAY);

/** Shifts a weekday by days, modulo the week. */
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
 * Shifts every occurrence of a rule; undefined if no rule can express the result, such as the 31st of each month plus a
 * day.
 * @param shift milliseconds of wall-clock time
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
  // A rule whose occurrences are all exceptions can still be shifted.
  if (!before.ok) return shifted;
  const isSame =
    after.ok &&
    after.value.length === before.value.length &&
    after.value.every((wall, place) => wall === (before.value[place] ?? 0) + shift);
  return isSame ? shifted : undefined;
}

export const exceptOn = (rule: RecurrenceRule, day: string): RecurrenceRule => ({
  ...rule,
  exceptions: [...new Set([...rule.exceptions, day])].sort(),
});

/** Ends a rule on the day before `day`. */
export const endingBefore = (rule: RecurrenceRule, day: string): RecurrenceRule => ({
  ...rule,
  end: { until: shiftedDay(day, -1) },
  exceptions: rule.exceptions.filter((one) => one < day),
});

/** Starts a rule at its first occurrence on or after `day`. */
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
 * Adds an exception for each occurrence that has no slot, because it was moved or deleted on its own.
 * @param there the days of the series' slots
 */
export function exceptMissing(rule: RecurrenceRule, there: ReadonlySet<string>): RecurrenceRule {
  const all = wallsOf({ ...rule, exceptions: [] });
  const missing = all.ok ? all.value.map(dayOfWall).filter((day) => !there.has(day)) : [];
  return missing.length > 0 ? { ...rule, exceptions: missing } : { ...rule, exceptions: [] };
}
