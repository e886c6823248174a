import type { ContractCalls } from './addressing';
import type { Fields, ResourceSchema } from './resourceSchema';

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

/** True if the property is a contract call, which declarations do not contain. */
export const isContractCall = (name: string): boolean => CALLS.has(name);

/**
 * Adds contract calls to a schema. Returns the same object without calls, so that `npm run dev` can replace
 * it in place.
 */
export const withContractCalls = <F extends Fields>(
  schema: ResourceSchema<F>,
  calls: ContractCalls<keyof F & string>,
): ResourceSchema<F> => (Object.keys(calls).length > 0 ? { ...schema, ...calls } : schema);

const entriesOf = (schema: ResourceSchema, areCalls: boolean) =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => isContractCall(name) === areCalls));

/** The contract calls of a schema. */
export const contractCallsOf = (schema: ResourceSchema): ContractCalls => entriesOf(schema, true);

/** The schema as declared, without contract calls. */
export const withoutContractCalls = (schema: ResourceSchema): ResourceSchema =>
  entriesOf(schema, false) as unknown as ResourceSchema;
