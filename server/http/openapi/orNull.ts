import type { JsonSchema } from '../../../src/resources/language/kind';

/** The JSON Schema of a value that may be null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
