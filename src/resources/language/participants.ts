import type { Condition } from './condition';

/** People whom a record concerns, and who read it without the right to read all of them. Pure data. */
export interface Participants<Name extends string = string> {
  /** They hold one of these rights, whole. */
  readonly rights: readonly string[];
  /** References to users: one of them names the reader. Absent of what hangs below: the record above says whom it concerns. */
  readonly fields?: readonly Name[];
}

/** The records that concern a user. */
export const concerning = (fields: readonly string[], userId: number): Condition => ({
  any: fields.map((field) => ({ field, operator: 'in', value: [userId] })),
});
