import { isSame } from '../common/isSame';
import type { Values } from '../language/values';

/** The given values that differ from the record; undefined counts as null. */
export const changedValues = (before: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([field, value]) => !isSame(value ?? null, before[field] ?? null)));

/** Fields that differ between two states, with both values; missing ones are null. */
export function changedSides(before: Values, after: Values): { readonly before: Values; readonly after: Values } {
  const all = Object.fromEntries(Object.keys(before).map((field) => [field, null]));
  const changed = Object.keys(changedValues(before, { ...all, ...after }));
  const pick = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
