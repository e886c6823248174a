import { MAX_INTERVAL, type RecurrenceEnd, type RecurrenceRule } from '../core/recurrence/rule';
import { badInterval, ruleOk, withoutEnd, type RuleResult } from '../core/recurrence/ruleIssue';

/** A rule while it is typed: what is emptied is undefined, until something else stands there. */
export interface RuleDraft extends Omit<RecurrenceRule, 'interval' | 'end'> {
  readonly interval: number | undefined;
  readonly end: RecurrenceEnd | { readonly count: undefined } | { readonly until: undefined };
}

/** The rule that is typed, once nothing is missing; what it gives is not asked here. */
export function completed({ interval, end, ...rule }: RuleDraft): RuleResult<RecurrenceRule> {
  if (interval === undefined || interval < 1 || interval > MAX_INTERVAL) return badInterval();
  if ('count' in end) return end.count ? ruleOk({ ...rule, interval, end: { count: end.count } }) : withoutEnd();
  return end.until ? ruleOk({ ...rule, interval, end: { until: end.until } }) : withoutEnd();
}
