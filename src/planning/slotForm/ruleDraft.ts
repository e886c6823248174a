import { MAX_INTERVAL, type RecurrenceEnd, type RecurrenceRule } from '../core/recurrence/rule';
import { badInterval, ruleOk, withoutEnd, type RuleResult } from '../core/recurrence/ruleIssue';

/** A rule during editing: cleared inputs are undefined. */
export interface RuleDraft extends Omit<RecurrenceRule, 'interval' | 'end'> {
  readonly interval: number | undefined;
  readonly end: RecurrenceEnd | { readonly count: undefined } | { readonly until: undefined };
}

/** Converts a complete draft to a rule. Does not check whether it has occurrences. */
export function completed({ interval, end, ...rule }: RuleDraft): RuleResult<RecurrenceRule> {
  if (interval === undefined || interval < 1 || interval > MAX_INTERVAL) return badInterval();
  if ('count' in end) return end.count ? ruleOk({ ...rule, interval, end: { count: end.count } }) : withoutEnd();
  return end.until ? ruleOk({ ...rule, interval, end: { until: end.until } }) : withoutEnd();
}
