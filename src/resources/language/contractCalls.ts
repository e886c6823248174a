import type { Bodies, Extract as ListExtract, OperationAddresses, RankedAddress } from './addressing';
import type { CriteriaCalls } from './criteriaCalls';
import type { Fields, ResourceSchema } from './resourceSchema';

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
  readonly extracts?: Readonly<Record<string, ListExtract<Name>>>;
  /** The calls, below the collection, that list and export by criteria in a body. */
  readonly criteria?: CriteriaCalls;
  /** `PUT {record}/photo` changes some of the fields alone, in a form: these fields, by the segment. */
  readonly partialUpdates?: Readonly<Record<string, readonly Name[]>>;
  /** `DELETE {record}/Files/{fileId}` removes one of its files: the segment, `Files`. */
  readonly fileRemoval?: string;
}

const CALLS: ReadonlySet<string> = new Set([
  'createdAtKey',
  'readBy',
  'ranked',
  'addresses',
  'bodies',
  'extracts',
  'criteria',
  'partialUpdates',
  'fileRemoval',
] satisfies readonly (keyof ContractCalls)[]);

/** Whether a property of a declared resource is one of these calls, which stand in no declaration. */
export const isContractCall = (name: string): boolean => CALLS.has(name);

/** A declaration with the calls that the contract has for it; itself without any, so that `npm run dev` can renew it in its place. */
export const withContractCalls = <F extends Fields>(
  schema: ResourceSchema<F>,
  calls: ContractCalls<keyof F & string>,
): ResourceSchema<F> => (Object.keys(calls).length > 0 ? { ...schema, ...calls } : schema);

const entriesOf = (schema: ResourceSchema, areCalls: boolean) =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => isContractCall(name) === areCalls));

/** The calls that the contract has for a declared resource. */
export const contractCallsOf = (schema: ResourceSchema): ContractCalls => entriesOf(schema, true);

/** A declaration as it stands in its file: without the calls that only the contract has. */
export const withoutContractCalls = (schema: ResourceSchema): ResourceSchema =>
  entriesOf(schema, false) as unknown as ResourceSchema;
