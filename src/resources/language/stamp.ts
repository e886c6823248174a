import type { Condition } from './condition';

/** When an instant is written: when the condition begins to hold, and emptied once it does not; with the record where absent. */
export interface Stamp {
  readonly when?: Condition;
}
