import type { JsonSchema } from '../../../src/resources/language/kind';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { hasComments } from '../../../src/resources/routes/tools';
import { countedBelow } from '../summaries/summarised';
import { componentName, schemaRef } from './names';

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/** The response of `GET {record}/resume`: counts and cards by name, limited to those that the caller may list. */
export function summarySchema(schema: ResourceSchema, registry: Registry): JsonSchema {
  const counts = countedBelow(schema, registry).map(({ name }) => [name, COUNT] as const);
  const cards = Object.entries(schema.summary?.cards ?? {}).map(([name, { collection }]) => {
    const items = { type: 'array', items: schemaRef(componentName({ name: collection })) };
    const card = {
      type: 'object',
      properties: { items, totalCount: COUNT, comingCount: COUNT },
      required: ['items', 'totalCount'],
    };
    return [name, card] as const;
  });
  const object = (properties: readonly (readonly [string, JsonSchema])[]): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  });
  return {
    type: 'object',
    properties: {
      counts: object(counts),
      cards: object(cards),
      ...(hasComments(schema) && { comments: COUNT }),
      ...(schema.plan?.coming && { comingSlots: COUNT }),
    },
    required: ['counts', 'cards'],
  };
}
