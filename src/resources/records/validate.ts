import type { FieldSpec, Parsed } from '../language/kind';
import { kindOf } from '../fields/kinds';
import { readField, readFields, type Validated } from '../fields/shared/reading';
import type { WithPeriods } from './periods';
import { recordIssues } from './recordIssues';

export { isEmptyValue, type Issues, type Validated } from '../fields/shared/reading';

export const validateField = (value: unknown, spec: FieldSpec): Parsed<unknown> => readField(value, spec, kindOf);

/** Rules run on valid values only; values refused by a rule are removed. */
function asRecord(schema: WithPeriods, { values, issues }: Validated): Validated {
  const found = recordIssues(schema, values);
  if (Object.keys(found).length === 0) return { values, issues };
  const accepted = Object.entries(values).filter(([name]) => !Object.hasOwn(found, name));
  return { values: Object.fromEntries(accepted), issues: { ...found, ...issues } };
}

/**
 * Validates external input, in the browser and the API (all reasons of a refused save:
 * `server/database/changes/refusalReasons.ts`). `create`: all fields, missing ones take their initial
 * value. `update`: only given fields; periods and rules (`recordIssues.ts`) are left to the caller, who knows
 * the record. Undeclared fields are refused with a suggestion; `readOnly` ones are ignored, so that a fetched
 * record can be sent back.
 */
export function validateRecord(
  schema: WithPeriods,
  input: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
): Validated {
  const read = readFields(schema.fields, input, mode, kindOf, ['id']);
  return mode === 'create' ? asRecord(schema, read) : read;
}
