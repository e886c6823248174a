import type { Condition } from './condition';
import type { Words } from './words';

/**
 * A query parameter with a value that selects records through a resource which links them to others: of
 * `Utilisateurs?FonctionCode=X`, the users whom a row of IdentiteFonctions gives the function with the code X.
 */
export interface LinkParameter {
  readonly label: Words;
  /** The resource whose rows link. */
  readonly resource: string;
  /** Its field that points at the records of the list, or the parameter of its name that holds the parent's id. */
  readonly here: string;
  /** Its field that is asked for, or the parameter of its name that holds the parent's id. */
  readonly there: string;
  /** The field, of what `there` points at, that holds the parameter's value; the id itself where absent. */
  readonly by?: string;
}

/** A query parameter that the contract gives a list, with what it means: true or absent, unless it says `equals`. */
export interface ListParameter<Name extends string = string> {
  readonly label: Words;
  /** Only the records in which this field holds the parameter's value: `?Annee=2026`. */
  readonly equals?: Name;
  /** The records in this order, where the parameter is true and no other order is asked for. */
  readonly sorts?: { readonly field: Name; readonly order: 'ASC' | 'DESC' };
  /** Only the records for which it holds, where the parameter is true. */
  readonly whenTrue?: Condition;
  /** Only the records for which it holds, where the parameter is absent or false. */
  readonly whenFalse?: Condition;
  /** What the parameter's absence hides is hidden from overviews, too: they leave nothing else out. */
  readonly conceals?: true;
  /** The contract does not give the list this parameter: it is sent to an API that filters lists (`filters`). */
  readonly extension?: true;
  /** Only the records that concern the caller (`participants`), where the parameter is true. */
  readonly concerning?: true;
  /** Parameters that, where one is true, leave `whenFalse` out: only the pending ones, of a list without them. */
  readonly liftedBy?: readonly string[];
  /** Fields that an answer holds only where the parameter is true. */
  readonly reveals?: readonly Name[];
}

/** Read one record, or one value of it, by a field: `GET /parametres/Nom/{name}`. */
export interface Lookup<Name extends string = string> {
  readonly field: Name;
  /** Answer only this field's value; the record where absent. */
  readonly returns?: Name;
  /** The records with these values of the field are also read with these rights, whole. */
  readonly openTo?: { readonly values: readonly string[]; readonly rights: readonly string[] };
}
