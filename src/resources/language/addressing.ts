import type { CriteriaCalls } from './criteriaCalls';
import type { Condition } from './condition';

/**
 * Irregular calls of the organisations' contract (sections 7.3 to 7.7). Not an option of declarations: a product that
 * speaks the contract has a table of them, which its API and the front end's adapters combine with the declarations.
 */
export interface ContractCalls<Name extends string = string> {
  /** A keyed record is created at its own address, without a body: `POST sites/4/contacts/12`. */
  readonly createdAtKey?: boolean;
  /** `GET {collection}/{value}` finds a record by this field (its id works too, with the `records` extension). */
  readonly readBy?: Name;
  readonly ranked?: RankedAddress<Name>;
  readonly addresses?: OperationAddresses;
  readonly bodies?: Bodies;
  /** `GET Dossiers/lasts`, by path segment. */
  readonly extracts?: Readonly<Record<string, Extract<Name>>>;
  /** Calls below the collection that list and export by criteria in the body. */
  readonly criteria?: CriteriaCalls;
  /** `PUT {record}/photo` changes only some fields, sent as a form: the fields, by path segment. */
  readonly partialUpdates?: Readonly<Record<string, readonly Name[]>>;
  /** `DELETE {record}/Files/{fileId}` removes a file of the record: the segment, `Files`. */
  readonly fileRemoval?: string;
}

/** Format of a write's values: a JSON object, a form, or the query string of a request without body. */
export type BodyKind = 'json' | 'form' | 'query';

/** Body formats that differ from the default: JSON, or a form for resources with files. */
interface Bodies {
  readonly create?: BodyKind;
  readonly update?: BodyKind;
}

/** Addresses of operations outside the collection's own; templates with the parameters of its name. */
interface OperationAddresses {
  /** `ressifnet/entreprises/{entrepriseId}/MyRessifMapping`. */
  readonly list?: string;
  /** `ressifnet/entreprises/mapping`: the body contains the ids of the parent records. */
  readonly create?: string;
}

/**
 * PUT and DELETE identify a record by two of its values: `plansDeveloppement/2026?index=0`. The second is its
 * rank among records with the same first value, from 0; the API assigns it on creation, and it never changes.
 */
interface RankedAddress<Name extends string = string> {
  readonly segment: Name;
  readonly rank: Name;
}

/** `GET Dossiers/lasts`: the first records of the list in a fixed order, as an array. */
export interface Extract<Name extends string = string> {
  readonly sort: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
  readonly limit: number;
}

/** A read-only collection with the records of another one: `Entreprises/12/Assistants` of its plannings. */
export interface ViewOf {
  /** The source resource; it has all fields of the view, with the same names and kinds. */
  readonly resource: string;
  readonly where?: Condition;
  /**
   * Field of the (top-level) source resource that holds the parent's id: a reference to it, or an integer.
   * `Entreprises/12/Dossiers` lists the folders whose `entrepriseId` is 12.
   */
  readonly below?: string;
}
