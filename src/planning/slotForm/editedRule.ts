import { wallsOf } from '../core/recurrence/expand';
import type { RecurrenceRule } from '../core/recurrence/rule';
import type { Slot } from '../core/slot';
import { firstRule } from './firstRule';
import { completed, type RuleDraft } from './ruleDraft';
import { isOtherRule, rescoped, ruleAt, ruleWithin, type RuleScope } from './seriesRule';

/** What is typed about the repetition of a slot. */
export interface HeldRule {
  readonly draft: RuleDraft;
  /** For which slots of a series. */
  readonly scope: RuleScope;
}

/** The slot around it. */
export interface RuleContext {
  /** The stored slot; undefined for a new one. */
  readonly before: Slot | undefined;
  /** The rule of its series; undefined where it is in none. */
  readonly series: RecurrenceRule | undefined;
  /** When the slot begins, as the form holds it. */
  readonly start: number;
}

/** The rule of a slot's form. */
export interface EditedRule {
  /** At the time of the form's slot. */
  readonly draft: RuleDraft;
  readonly scope: RuleScope;
  /** The rule that is written; undefined where it is the series' own, or not complete. */
  readonly rule: RecurrenceRule | undefined;
  /** It gives dates. */
  readonly isReady: boolean;
}

/** What a repetition begins with: of a series, from its slot on. */
export const begunRule = ({ before, series, start }: RuleContext): HeldRule => ({
  draft: before && series ? ruleWithin(series, 'suivants', before.start) : firstRule(start),
  scope: 'suivants',
});

/** The same for other slots of the series. */
export const scopedRule = (held: HeldRule, scope: RuleScope, { before, series }: RuleContext): HeldRule => ({
  draft: before && series ? rescoped(held.draft, series, [held.scope, scope], before.start) : held.draft,
  scope,
});

/** What is typed, without some of its days. */
export const withoutDays = (held: HeldRule, days: readonly string[]): HeldRule =>
  days.length === 0
    ? held
    : { ...held, draft: { ...held.draft, exceptions: [...new Set([...held.draft.exceptions, ...days])].sort() } };

/** What is typed, as a rule. */
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
