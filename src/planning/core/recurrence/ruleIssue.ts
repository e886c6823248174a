import type { Issue } from '../../../resources/language/kind';
import { MAX_INTERVAL, MAX_OCCURRENCES, MAX_YEARS } from './rule';

/** Error codes of rules; the message is `validation.<code>`. */
type RuleIssueCode =
  | 'recurrence'
  | 'recurrenceUnsupported'
  | 'recurrenceInterval'
  | 'recurrenceWithoutEnd'
  | 'recurrenceTooMany'
  | 'recurrenceTooLong'
  | 'recurrenceEmpty';

interface RuleIssue extends Issue {
  readonly code: RuleIssueCode;
}

export type RuleResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issue: RuleIssue };

export const ruleOk = <Value>(value: Value): RuleResult<Value> => ({ ok: true, value });

const wrong = (code: RuleIssueCode, args?: Issue['args']): RuleResult<never> => ({
  ok: false,
  issue: { code, ...(args && { args }) },
});

export const unreadable = (): RuleResult<never> => wrong('recurrence');

/** @param part the unsupported part of the text */
export const unsupported = (part: string): RuleResult<never> =>
  wrong('recurrenceUnsupported', { part: part.slice(0, 100) });

export const badInterval = (): RuleResult<never> => wrong('recurrenceInterval', { max: MAX_INTERVAL });

export const withoutEnd = (): RuleResult<never> => wrong('recurrenceWithoutEnd');

export const tooMany = (): RuleResult<never> => wrong('recurrenceTooMany', { max: MAX_OCCURRENCES });

export const tooLong = (): RuleResult<never> => wrong('recurrenceTooLong', { max: MAX_YEARS });

export const withoutDates = (): RuleResult<never> => wrong('recurrenceEmpty');
