import type { ChangeRowEntry, ChangeValues } from '../../changes/changes';
import { isSame } from '../../common/isSame';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { writtenFields } from '../../changes/writtenFields';

type Declared = Pick<ResourceSchema, 'fields' | 'key'>;

const orNull = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/** Whether a field can be given a former value: what the API fills, or what never changes, cannot. */
function isRestorable({ fields, key }: Declared, name: string): boolean {
  const spec = fields[name];
  return spec !== undefined && !spec.readOnly && !spec.immutable && name !== key;
}

/** What an update has to write so that these fields are as they were; nothing for those that are so already. */
export const restoringValues = (
  schema: Declared,
  current: AnyRecord,
  former: ChangeValues,
  names: readonly string[],
): ChangeValues =>
  Object.fromEntries(
    names
      .filter((name) => isRestorable(schema, name) && !isSame(orNull(current[name]), orNull(former[name])))
      .map((name) => [name, orNull(former[name])]),
  );

/**
 * What a record was right after one of its writes: its values now, without what later writes changed.
 *
 * @param later the writes after it
 */
export function valuesBefore(
  schema: Pick<ResourceSchema, 'fields'>,
  current: ChangeValues,
  later: readonly Pick<ChangeRowEntry, 'before' | 'after'>[],
): ChangeValues {
  const values: Record<string, unknown> = { ...current };
  // The newest first, so that the oldest change of a field is undone last.
  for (const row of later) for (const name of writtenFields(schema, row)) values[name] = orNull(row.before?.[name]);
  return values;
}
