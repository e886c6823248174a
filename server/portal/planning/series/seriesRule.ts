import { readRule } from '../../../../src/planning/core/recurrence/readRule';
import type { RecurrenceRule } from '../../../../src/planning/core/recurrence/rule';
import { problem } from '../../../http/problem';

/**
 * Parses the rule of a body's `periodicite`.
 *
 * @param startsAt as for `readRule`
 * @throws {ProblemError} `invalid`
 */
export function ruleIn(given: unknown, startsAt: number): RecurrenceRule {
  const read = readRule(typeof given === 'string' ? given : '', startsAt);
  if (!read.ok) throw problem('invalid', { errors: { periodicite: [read.issue] } });
  return read.value;
}
