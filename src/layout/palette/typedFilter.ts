import type { Condition } from '../../resources/language/condition';

/** A filter of a list that words of a search mean. */
export interface TypedFilter {
  readonly where: Condition;
  readonly label: string;
  /** The words that do not belong to it. */
  readonly rest: readonly string[];
}
