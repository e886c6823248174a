import { wallsOf } from '../core/recurrence/expand';
import type { RecurrenceRule } from '../core/recurrence/rule';
import type { Slot } from '../core/slot';
import { firstRule } from './firstRule';
import { completed, type RuleDraft } from './ruleDraft';
import { isOtherRule, rescoped, ruleAt, ruleWithin, type RuleScope } from './seriesRule';

export interface HeldRule {
  readonly draft: RuleDraft;
  readonly scope: RuleScope;
}

export interface RuleContext {
  /** The stored slot; undefined for a new one. */
  readonly before: Slot | undefined;
  /** The series' rule; undefined without a series. */
  readonly series: RecurrenceRule | undefined;
  readonly start: number;
}

export interface EditedRule {
  readonly draft: RuleDraft;
  readonly scope: RuleScope;
  /** The rule to save; undefined if it equals the series' own, or is incomplete. */
  readonly rule: RecurrenceRule | undefined;
  readonly isReady: boolean;
}

/** The initial rule: for a series, from this slot on. */
export const begunRule = ({ before, series, start }: RuleContext): HeldRule => ({
  draft: before && series ? ruleWithin(series, 'suivants', before.start) : firstRule(start),
  scope: 'suivants',
});

/** The same edit for another scope. */
export const scopedRule = (held: HeldRule, scope: RuleScope, { before, series }: RuleContext): HeldRule => ({
  draft: before && series ? rescoped(held.draft, series, [held.scope, scope], before.start) : held.draft,
  scope,
});

export const withoutDays = (held: HeldRule, days: readonly string[]): HeldRule =>
  days.length === 0
    ? held
    : { ...held, draft: { ...held.draft, exceptions: [...new Set([...held.draft.exceptions, ...days])].sort() } };

export function editedRule(held: HeldRule, { before, series, start }: RuleContext): EditedRule {
  const { scope } = held;
  const draft = ruleAt(held.draft, scope, start);
  const own = before && series && ruleAt(ruleWithin(series, scope, before.start), scope, before.start);
  const read = completed(draft);
  const isSame = own !== undefined && !isOtherRule(draft, own);
  return {
    draft,
    scope,
    rule: read.ok && !isSame ? read.value : undefined,
    isReady: read.ok && wallsOf(read.value).ok,
  };
}
