import type { Condition } from './condition';

/**
 * An instant that is set when the condition becomes true, and cleared when it becomes false; set on creation
 * without a condition.
 */
export interface Stamp {
  readonly when?: Condition;
}
