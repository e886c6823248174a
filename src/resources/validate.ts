import type { FieldSpec, Parsed } from './fields/kind';
import { kindOf } from './fields/kinds';
import { readField, readFields, type Validated } from './fields/shared/reading';
import type { ResourceSchema } from './types';

export { isEmptyValue, type Issues, type Validated } from './fields/shared/reading';

/** Reads one value by its field's declaration: required first, then what its kind says. */
export const validateField = (value: unknown, spec: FieldSpec): Parsed<unknown> => readField(value, spec, kindOf);

/**
 * Reads a record that came from outside, in the browser and in the API alike.
 * `create`: every field counts, absent ones take their initial value. `update`: what is absent stays as it is.
 * A field that is not declared is refused, with the nearest name; `readOnly` ones are ignored, so that a record that was
 * read can be sent back.
 */
export const validateRecord = (
  schema: Pick<ResourceSchema, 'fields'>,
  input: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
): Validated => readFields(schema.fields, input, mode, kindOf, ['id']);
