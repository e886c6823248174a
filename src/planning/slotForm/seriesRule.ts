import { startingOn } from '../core/recurrence/edits';
import { wallsOf } from '../core/recurrence/expand';
import { DAY } from '../../resources/common/durations';
import { dayOfWall, timeOfDay } from '../core/recurrence/moments';
import type { RecurrenceRule } from '../core/recurrence/rule';
import { dayIndexOf, wallOf } from '../../resources/fields/shared/zone';
import { patternOn } from './firstRule';
import type { RuleDraft } from './ruleDraft';

/** From which slot on another rule holds: one slot alone has no such slot. */
export type RuleScope = 'suivants' | 'tous';

/** The rule of the slots that a scope concerns, as it is. @param slotStart of the slot that is opened */
export const ruleWithin = (rule: RecurrenceRule, scope: RuleScope, slotStart: number): RecurrenceRule =>
  scope === 'tous' ? rule : startingOn(rule, dayOfWall(wallOf(slotStart)));

/**
 * A rule at the time of its form's slot: from that slot on it begins with it, for all slots it keeps its first day.
 *
 * @param slotStart as the form holds it
 */
export function ruleAt<Rule extends RuleDraft>(rule: Rule, scope: RuleScope, slotStart: number): Rule {
  const wall = wallOf(slotStart);
  return { ...rule, start: scope === 'suivants' ? wall : rule.start - timeOfDay(rule.start) + timeOfDay(wall) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was typed for one scope, for the other one: an end that was not changed is that of its slots. */
export function rescoped(
  draft: RuleDraft,
  series: RecurrenceRule,
  [from, to]: readonly [RuleScope, RuleScope],
  slotStart: number,
): RuleDraft {
  const [before, after] = [ruleWithin(series, from, slotStart), ruleWithin(series, to, slotStart)];
  return {
    ...draft,
    start: after.start,
    end: isSame(draft.end, before.end) ? after.end : draft.end,
    exceptions: isSame(draft.exceptions, before.exceptions) ? after.exceptions : draft.exceptions,
  };
}

/** A rule whose slot went to another day: where it repeated on the day of the slot, it still does. */
export function following(draft: RuleDraft, before: number, after: number): RuleDraft {
  const [from, to] = [dayIndexOf(before), dayIndexOf(after)];
  const { frequency } = draft.pattern;
  return from !== to && isSame(draft.pattern, patternOn(frequency, from))
    ? { ...draft, pattern: patternOn(frequency, to) }
    : draft;
}

/** Whether the dates, or how they are said, are others; the time of day is the slot's own affair. */
export const isOtherRule = (one: RuleDraft, other: RuleDraft): boolean =>
  !isSame(
    [one.pattern, one.interval, one.end, one.exceptions, Math.floor(one.start / DAY)],
    [other.pattern, other.interval, other.end, other.exceptions, Math.floor(other.start / DAY)],
  );

/** The ids of a series' slots by their days. @param ids in order of time, as many as the rule gives dates */
export function idsByDay(rule: RecurrenceRule, ids: readonly number[]): ReadonlyMap<string, number> {
  const walls = wallsOf(rule);
  const days = walls.ok ? walls.value.map(dayOfWall) : [];
  return new Map(days.flatMap((day, at) => (ids[at] === undefined ? [] : [[day, ids[at]] as const])));
}
