import type { Issues } from '../fields/shared/reading';
import { ruleIssues } from './fieldRules';
import { periodIssues, type WithPeriods } from './periods';
import type { Values } from '../language/values';

/**
 * What is wrong with a record as a whole, by field: its periods, and the rules of its fields.
 *
 * @param values all its values, as they would be stored
 * @param stored the record as it is; absent for a new one
 */
export const recordIssues = (schema: WithPeriods, values: Values, stored?: Values, isTakenBack = false): Issues => ({
  ...ruleIssues(schema, values, { stored, isTakenBack }),
  ...periodIssues(schema, values),
});
