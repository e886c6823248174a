import type { Condition } from './condition';

/** Who sees a record: the fields with functions and groups. Plain data. */
export interface Audience<Name extends string = string> {
  /** A set of references to `Fonctions`: holders of one of them see the record. */
  readonly fonctions: Name;
  /** A set of references to `Groupes`: members of one of them see the record. */
  readonly groupes: Name;
}

/** Ids of a person's functions and groups. */
export interface Addressee {
  readonly fonctions: readonly number[];
  readonly groupes: readonly number[];
}

/** Condition for records addressed to a person; matches none without functions and groups. */
export const addressedTo = (audience: Audience, { fonctions, groupes }: Addressee): Condition => ({
  any: [
    { field: audience.fonctions, operator: 'in', value: fonctions },
    { field: audience.groupes, operator: 'in', value: groupes },
  ],
});
