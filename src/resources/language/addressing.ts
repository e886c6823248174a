import type { CriteriaCalls } from './criteriaCalls';
import type { Condition } from './condition';

/**
 * Calls in which the organisations' contract is unlike itself (sections 7.3 to 7.7). No option of a declaration: a product that speaks the
 * contract has a table of them, and both its API and the adapters of the front end read the declarations together with it.
 */
export interface ContractCalls<Name extends string = string> {
  /** A keyed record is created at its own address, without a body: `POST sites/4/contacts/12`. */
  readonly createdAtKey?: boolean;
  /** `GET {collection}/{value}` is the record with this value of the field (its id works as well, by the `records` extension). */
  readonly readBy?: Name;
  readonly ranked?: RankedAddress<Name>;
  readonly addresses?: OperationAddresses;
  readonly bodies?: Bodies;
  /** `GET Dossiers/lasts`, by the segment. */
  readonly extracts?: Readonly<Record<string, Extract<Name>>>;
  /** The calls, below the collection, that list and export by criteria in a body. */
  readonly criteria?: CriteriaCalls;
  /** `PUT {record}/photo` changes some of the fields alone, in a form: these fields, by the segment. */
  readonly partialUpdates?: Readonly<Record<string, readonly Name[]>>;
  /** `DELETE {record}/Files/{fileId}` removes one of its files: the segment, `Files`. */
  readonly fileRemoval?: string;
}

/**
 * How a collection is addressed where the contract does it in a way of its own (sections 7.3 to 7.7). Pure data.
 */

/** Where the API takes the values of a write: a JSON object, a form, or the query string of a request without a body. */
export type BodyKind = 'json' | 'form' | 'query';

/** What a write sends them in, where it is not JSON (or a form, where the resource has files). */
interface Bodies {
  readonly create?: BodyKind;
  readonly update?: BodyKind;
}

/** Addresses of operations that are not below the collection's own; templates with the parameters of its name. */
interface OperationAddresses {
  /** `ressifnet/entreprises/{entrepriseId}/MyRessifMapping`. */
  readonly list?: string;
  /** `ressifnet/entreprises/mapping`: the ids of the records above are values of the body. */
  readonly create?: string;
}

/**
 * PUT and DELETE name a record by two of its values: `plansDeveloppement/2026?index=0`. The second is its rank among
 * those with the same first one, from 0; the API gives it when the record is created, and it stays.
 */
interface RankedAddress<Name extends string = string> {
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
