import type { Condition } from './condition';

/** People whom a record concerns, and who may read it without the right to read all. Plain data. */
export interface Participants<Name extends string = string> {
  /** Full rights, one of which they need. */
  readonly rights: readonly string[];
  /**
   * References to users, one of which names the reader. Absent for nested resources: the parent names its participants.
   */
  readonly fields?: readonly Name[];
}

/** Condition for records that concern a user. */
export const concerning = (fields: readonly string[], userId: number): Condition => ({
  any: fields.map((field) => ({ field, operator: 'in', value: [userId] })),
});
