import { isSame } from '../../../src/resources/common/isSame';
import type { Change } from './changeTypes';

/**
 * The fields that a change may give another value: those that it names, or those that were written by what it takes
 * back. What a restore brings back is a new record, with every field that it had.
 */
function touchedFields({ values, takesBack }: Change): readonly string[] {
  if (!takesBack) return Object.keys(values ?? {});
  const { before = {}, after = {} } = takesBack;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field] ?? null, after[field] ?? null),
  );
}

/** Whether a change may give one of these fields another value, also one that takes a write back and names none. */
export const touches = (change: Change, fields: readonly string[]): boolean =>
  touchedFields(change).some((field) => fields.includes(field));
