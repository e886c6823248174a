import type { Condition } from './condition';
import type { Words } from './words';

/**
 * A query parameter that selects records through a linking resource: `Utilisateurs?FonctionCode=X` selects
 * the users to whom a row of IdentiteFonctions gives the function with the code X.
 */
export interface LinkParameter {
  readonly label: Words;
  /** The linking resource. */
  readonly resource: string;
  /** Its reference to the list's records, or the parameter of its name with the parent's id. */
  readonly here: string;
  /** Its field that is compared, or the parameter of its name with the parent's id. */
  readonly there: string;
  /** The field of the record behind `there` that is compared with the parameter; by default its id. */
  readonly by?: string;
}

/** A query parameter of a list with its meaning; a boolean, unless it has `equals`. */
export interface ListParameter<Name extends string = string> {
  readonly label: Words;
  /** Selects records in which this field equals the parameter: `?Annee=2026`. */
  readonly equals?: Name;
  /** Sort order while the parameter is true and no other order is requested. */
  readonly sorts?: { readonly field: Name; readonly order: 'ASC' | 'DESC' };
  /** Selects the records that meet the condition while the parameter is true. */
  readonly whenTrue?: Condition;
  /** Selects the records that meet the condition while the parameter is false or absent. */
  readonly whenFalse?: Condition;
  /** Records hidden by the parameter's absence are hidden in overviews too, which otherwise show all records. */
  readonly conceals?: true;
  /** Not in the contract: the parameter is sent only to an API that filters lists (`filters`). */
  readonly extension?: true;
  /** Selects records that concern the caller (`participants`) while the parameter is true. */
  readonly concerning?: true;
  /** Parameters that disable `whenFalse` while true, such as "only pending" in a list that hides pending records. */
  readonly liftedBy?: readonly string[];
  /** Fields that the response contains only while the parameter is true. */
  readonly reveals?: readonly Name[];
}

/** Reads a record, or a value of it, by a field: `GET /parametres/Nom/{name}`. */
export interface Lookup<Name extends string = string> {
  readonly field: Name;
  /** Returns only this field's value; the record by default. */
  readonly returns?: Name;
  /** People with these rights may read records with these values of the field, in full. */
  readonly openTo?: { readonly values: readonly string[]; readonly rights: readonly string[] };
}
