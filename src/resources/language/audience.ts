import type { Condition } from './condition';

/** Whom a record is addressed to: the fields that hold their functions and their groups. Pure data. */
export interface Audience<Name extends string = string> {
  /** A set of references to `Fonctions`: those who hold one of them see the record. */
  readonly fonctions: Name;
  /** A set of references to `Groupes`: the members of one of them see the record. */
  readonly groupes: Name;
}

/** The functions that a person holds, and the groups that they are in, by id. */
export interface Addressee {
  readonly fonctions: readonly number[];
  readonly groupes: readonly number[];
}

/** Which records are addressed to a person; none where they have no function and are in no group. */
export const addressedTo = (audience: Audience, { fonctions, groupes }: Addressee): Condition => ({
  any: [
    { field: audience.fonctions, operator: 'in', value: fonctions },
    { field: audience.groupes, operator: 'in', value: groupes },
  ],
});
