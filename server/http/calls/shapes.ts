import type { JsonSchema } from '../../../src/resources/language/kind';

/** Pieces of JSON Schema with which the calls describe what they read and answer. */
export const id: JsonSchema = { type: 'integer', minimum: 1 };
export const text: JsonSchema = { type: 'string' };
export const textOrNull: JsonSchema = { type: ['string', 'null'] };
export const yesOrNo: JsonSchema = { type: 'boolean' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };

/** An object of these properties, all of them required unless they are named as optional. */
export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** A body whose ids the address gives: they may be left out, and repeat the address where they are not. */
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
