import type { JsonSchema } from '../../../src/resources/language/kind';

export const id: JsonSchema = { type: 'integer', minimum: 1 };
export const text: JsonSchema = { type: 'string' };
export const textOrNull: JsonSchema = { type: ['string', 'null'] };
export const yesOrNo: JsonSchema = { type: 'boolean' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };

/** An object schema whose properties are all required, except the `optional` ones. */
export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** Makes the ids that the address gives optional in a body's schema; a body may repeat them. */
export function addressed(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const {
    properties = {},
    required = [],
    oneOf,
  } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
    readonly oneOf?: readonly JsonSchema[];
  };
  if (oneOf) return { ...schema, oneOf: oneOf.map((one) => addressed(one, names)) };
  const given = Object.entries(properties).map(([name, property]) => [
    name,
    names.includes(name) ? { ...property, readOnly: true } : property,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(given),
    required: required.filter((name) => !names.includes(name)),
  };
}

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const pageOf = (items: JsonSchema): JsonSchema => object({ items: arrayOf(items), totalCount: count });
