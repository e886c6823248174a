import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

/** The nested collections that a summary counts; single records are not counted. */
export const countedBelow = (schema: ResourceSchema, registry: Registry): readonly ResourceSchema[] =>
  registry
    .childrenOf(schema.name)
    .filter(({ internal, computed, operations }) => !internal && !computed && operations.list !== 'single');

export const hasSummary = (schema: ResourceSchema, registry: Registry): boolean =>
  schema.summary?.cards !== undefined || countedBelow(schema, registry).length > 0;
