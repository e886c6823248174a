import { emptyToNull } from '../../fields/shared/reading';
import type { ChangeRowEntry, ChangeValues } from '../../changes/changes';
import { isSame } from '../../common/isSame';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { writtenFields } from '../../changes/writtenFields';

type Declared = Pick<ResourceSchema, 'fields' | 'key'>;

/** False for read-only and fixed fields, which cannot be restored. */
function isRestorable({ fields, key }: Declared, name: string): boolean {
  const spec = fields[name];
  return spec !== undefined && !spec.readOnly && !spec.immutable && name !== key;
}

/** Values of an update that restores these fields; omits fields that are unchanged. */
export const restoringValues = (
  schema: Declared,
  current: AnyRecord,
  former: ChangeValues,
  names: readonly string[],
): ChangeValues =>
  Object.fromEntries(
    names
      .filter((name) => isRestorable(schema, name) && !isSame(emptyToNull(current[name]), emptyToNull(former[name])))
      .map((name) => [name, emptyToNull(former[name])]),
  );

/**
 * The record's state right after one of its writes: its current values with the later writes undone.
 *
 * @param later the writes after it
 */
export function valuesBefore(
  schema: Pick<ResourceSchema, 'fields'>,
  current: ChangeValues,
  later: readonly Pick<ChangeRowEntry, 'before' | 'after'>[],
): ChangeValues {
  const values: Record<string, unknown> = { ...current };
  // Newest first, so that the oldest change of a field is undone last.
  for (const row of later)
    for (const name of writtenFields(schema, row)) values[name] = emptyToNull(row.before?.[name]);
  return values;
}
