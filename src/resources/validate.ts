import { kindOf } from './fields/kinds';
import type { FieldSpec, Issue, Parsed } from './fields/kind';
import { nearest } from './nearest';
import type { Fields, ResourceSchema } from './types';

/** What is wrong with a record, by field; `''` for the record as a whole. */
export type Issues = Readonly<Record<string, readonly Issue[]>>;

export interface Validated {
  /** The fields that were given, in canonical form; null for those that were emptied. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Empty where the record is accepted. */
  readonly issues: Issues;
}

/** No value, in whichever form it arrives. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Reads one value by its field's declaration: required first, then what its kind says. */
export function validateField(value: unknown, spec: FieldSpec): Parsed<unknown> {
  if (!isEmptyValue(value)) return kindOf(spec).parse(value, spec);
  return spec.required ? { ok: false, issues: [{ code: 'required' }] } : { ok: true, value: null };
}

/**
 * Reads a record that came from outside, in the browser and in the API alike.
 * `create`: every field counts, absent ones take their initial value. `update`: what is absent stays as it is.
 * A field that is not declared is refused, with the nearest name; `readOnly` ones are ignored, so that a record that was read can be sent back.
 */
export function validateRecord(
  schema: Pick<ResourceSchema, 'fields'>,
  input: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
): Validated {
  const values: Record<string, unknown> = {};
  const issues: Record<string, readonly Issue[]> = {};
  for (const [name, spec] of Object.entries(schema.fields)) {
    if (spec.readOnly) continue;
    const given = Object.hasOwn(input, name);
    if (!given && mode === 'update') continue;
    const parsed = validateField(given ? input[name] : spec.initial, spec);
    if (parsed.ok) values[name] = parsed.value;
    else issues[name] = parsed.issues;
  }
  for (const name of Object.keys(input)) {
    if (name !== 'id' && !Object.hasOwn(schema.fields, name)) issues[name] = [unknownField(name, schema.fields)];
  }
  return { values, issues };
}

function unknownField(name: string, fields: Fields): Issue {
  const close = nearest(name, Object.keys(fields));
  return close ? { code: 'unknownFieldNearest', args: { name, nearest: close } } : { code: 'unknownField', args: { name } };
}
