import { isSame } from '../common/isSame';
import type { Values } from '../language/values';

/** The fields that differ between two states of a record, with both values; a missing value is null. */
export function changedValues(before: Values, after: Values): { readonly before: Values; readonly after: Values } {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => !isSame(before[field] ?? null, after[field] ?? null));
  const pick = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
