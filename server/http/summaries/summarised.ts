import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

/** The collections below a record of which there can be any number: the only record of a kind is not counted. */
export const countedBelow = (schema: ResourceSchema, registry: Registry): readonly ResourceSchema[] =>
  registry
    .childrenOf(schema.name)
    .filter(({ internal, computed, operations }) => !internal && !computed && operations.list !== 'single');

/** Whether there is anything to say of one of its records besides its own values. */
export const hasSummary = (schema: ResourceSchema, registry: Registry): boolean =>
  schema.summary !== undefined || countedBelow(schema, registry).length > 0;
