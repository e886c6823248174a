import * as families from '../resources/schemas';
import { contractCalls } from '../resources/schemas/contractCalls';
import { withContractCalls } from '../resources/language/contractCalls';
import type { ResourceSchema } from '../resources/language/resourceSchema';

/** Every resource exported by `schemas/`, with the calls that the contract has for it. */
export const schemas: readonly ResourceSchema[] = Object.values(families)
  .map((schema: ResourceSchema) => withContractCalls(schema, contractCalls.get(schema.name) ?? {}))
  .sort((a, b) =>
    // The order of a module namespace's keys differs between loaders, so sort by name.
    a.name < b.name ? -1 : 1,
  );
