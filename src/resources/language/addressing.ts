import type { Condition } from './condition';

/**
 * How a collection is addressed where the contract does it in a way of its own (sections 7.3 to 7.7). Pure data.
 */

/** Where the API takes the values of a write: a JSON object, a form, or the query string of a request without a body. */
export type BodyKind = 'json' | 'form' | 'query';

/** What a write sends them in, where it is not JSON (or a form, where the resource has files). */
export interface Bodies {
  readonly create?: BodyKind;
  readonly update?: BodyKind;
}

/** Addresses of operations that are not below the collection's own; templates with the parameters of its name. */
export interface OperationAddresses {
  /** `ressifnet/entreprises/{entrepriseId}/MyRessifMapping`. */
  readonly list?: string;
  /** `ressifnet/entreprises/mapping`: the ids of the records above are values of the body. */
  readonly create?: string;
}

/**
 * PUT and DELETE name a record by two of its values: `plansDeveloppement/2026?index=0`. The second is its rank among
 * those with the same first one, from 0; the API gives it when the record is created, and it stays.
 */
export interface RankedAddress<Name extends string = string> {
  readonly segment: Name;
  readonly rank: Name;
}

/** `GET Dossiers/lasts`: the first records of the list in an order of their own, as an array. */
export interface Extract<Name extends string = string> {
  readonly sort: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
  readonly limit: number;
}

/** A collection whose records are those of another one, read only: `Entreprises/12/Assistants` of its plannings. */
export interface ViewOf {
  /** The resource whose records it shows; its fields are among that one's, by the same names and kinds. */
  readonly resource: string;
  readonly where?: Condition;
  /**
   * The field of that resource, which hangs below nothing itself, that holds the id of the record above the view: a
   * reference to it, or a whole number. `Entreprises/12/Dossiers` shows the folders whose `entrepriseId` is 12.
   */
  readonly below?: string;
}
