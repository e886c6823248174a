import { isSame } from '../../../src/resources/common/isSame';
import type { Change } from './changeTypes';

/** The fields that a change may modify. Restoring a deleted record modifies all its fields. */
function touchedFields({ values, takesBack }: Change): readonly string[] {
  if (!takesBack) return Object.keys(values ?? {});
  const { before = {}, after = {} } = takesBack;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSame(before[field] ?? null, after[field] ?? null),
  );
}

export const touches = (change: Change, fields: readonly string[]): boolean =>
  touchedFields(change).some((field) => fields.includes(field));
