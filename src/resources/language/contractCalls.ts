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
