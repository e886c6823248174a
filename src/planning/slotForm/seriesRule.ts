import { isSame } from '../../resources/common/isSame';
import { startingOn } from '../core/recurrence/edits';
import { wallsOf } from '../core/recurrence/expand';
import { DAY } from '../../resources/common/durations';
import { dayOfWall, timeOfDay } from '../core/recurrence/moments';
import type { RecurrenceRule } from '../core/recurrence/rule';
import { dayIndexOf, wallOf } from '../../resources/fields/shared/zone';
import { patternOn } from './firstRule';
import type { RuleDraft } from './ruleDraft';

/** The slots that an edited rule applies to; a rule for a single slot makes no sense. */
export type RuleScope = 'suivants' | 'tous';

/** The part of a rule that a scope covers. @param slotStart of the opened slot */
export const ruleWithin = (rule: RecurrenceRule, scope: RuleScope, slotStart: number): RecurrenceRule =>
  scope === 'tous' ? rule : startingOn(rule, dayOfWall(wallOf(slotStart)));

/**
 * Starts a rule at its slot's time; for the following slots also on its day.
 * @param slotStart as in the form
 */
export function ruleAt<Rule extends RuleDraft>(rule: Rule, scope: RuleScope, slotStart: number): Rule {
  const wall = wallOf(slotStart);
  return { ...rule, start: scope === 'suivants' ? wall : rule.start - timeOfDay(rule.start) + timeOfDay(wall) };
}

/** Converts a draft to another scope; an unchanged end becomes the end of the new scope's rule. */
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

/** Moves a rule with its slot: if it repeated on the slot's former day, it repeats on the new one. */
export function following(draft: RuleDraft, before: number, after: number): RuleDraft {
  const [from, to] = [dayIndexOf(before), dayIndexOf(after)];
  const { frequency } = draft.pattern;
  return from !== to && isSame(draft.pattern, patternOn(frequency, from))
    ? { ...draft, pattern: patternOn(frequency, to) }
    : draft;
}

/** Whether two rules differ, apart from the time of day, which belongs to the slot. */
export const isOtherRule = (one: RuleDraft, other: RuleDraft): boolean =>
  !isSame(
    [one.pattern, one.interval, one.end, one.exceptions, Math.floor(one.start / DAY)],
    [other.pattern, other.interval, other.end, other.exceptions, Math.floor(other.start / DAY)],
  );

/** Ids of a series' slots by day. @param ids ordered by time, one for each occurrence of the rule */
export function idsByDay(rule: RecurrenceRule, ids: readonly number[]): ReadonlyMap<string, number> {
  const walls = wallsOf(rule);
  const days = walls.ok ? walls.value.map(dayOfWall) : [];
  return new Map(days.flatMap((day, at) => (ids[at] === undefined ? [] : [[day, ids[at]] as const])));
}
