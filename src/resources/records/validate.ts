import type { FieldSpec, Parsed } from '../language/kind';
import { kindOf } from '../fields/kinds';
import { readField, readFields, type Validated } from '../fields/shared/reading';
import type { WithPeriods } from './periods';
import { recordIssues } from './recordIssues';

export { isEmptyValue, type Issues, type Validated } from '../fields/shared/reading';

/** Reads one value by its field's declaration: required first, then what its kind says. */
export const validateField = (value: unknown, spec: FieldSpec): Parsed<unknown> => readField(value, spec, kindOf);

/** Only values that are right by themselves can be compared, and a refused value is not among the values. */
function asRecord(schema: WithPeriods, { values, issues }: Validated): Validated {
  const found = recordIssues(schema, values);
  if (Object.keys(found).length === 0) return { values, issues };
  const accepted = Object.entries(values).filter(([name]) => !Object.hasOwn(found, name));
  return { values: Object.fromEntries(accepted), issues: { ...found, ...issues } };
}

/**
 * Reads a record that came from outside, in the browser and in the API alike.
 * `create`: every field counts, absent ones take their initial value. `update`: what is absent stays as it is, so that
 * periods and rules (`recordIssues.ts`) are left to the caller that knows the record.
 * A field that is not declared is refused, with the nearest name; `readOnly` ones are ignored, so that a record that was
 * read can be sent back.
 */
export function validateRecord(
  schema: WithPeriods,
  input: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
): Validated {
  const read = readFields(schema.fields, input, mode, kindOf, ['id']);
  return mode === 'create' ? asRecord(schema, read) : read;
}
