import * as families from '../resources/schemas';
import { contractCalls } from '../resources/schemas/contractCalls';
import { withContractCalls } from '../resources/language/contractCalls';
import type { ResourceSchema } from '../resources/language/resourceSchema';

/** Every declared resource, whatever the files of `schemas/` export, with the calls that the contract has for it. */
export const schemas: readonly ResourceSchema[] = Object.values(families)
  .map((schema: ResourceSchema) => withContractCalls(schema, contractCalls.get(schema.name) ?? {}))
  .sort((a, b) =>
    // A namespace has no order that every loader agrees on.
    a.name < b.name ? -1 : 1,
  );
