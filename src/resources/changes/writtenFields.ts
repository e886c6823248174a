import type { ChangeRowEntry, ChangeValues } from './changes';
import { isSame } from '../common/isSame';
import type { ResourceSchema } from '../language/resourceSchema';
import { isEmptyValue } from '../records/validate';

type Change = Pick<ChangeRowEntry, 'before' | 'after'>;

const valueIn = (values: ChangeValues | undefined, name: string): unknown => {
  const value = values?.[name];
  return isEmptyValue(value) ? null : value;
};

export const writtenFields = (
  { fields }: Pick<ResourceSchema, 'fields'>,
  { before, after }: Change,
): readonly string[] => Object.keys(fields).filter((name) => !isSame(valueIn(before, name), valueIn(after, name)));

/** Name of the last writer of each field. @param rows newest first */
export function lastWriters(
  schema: Pick<ResourceSchema, 'fields'>,
  rows: readonly (Change & Pick<ChangeRowEntry, 'authorName'>)[],
  fields: readonly string[],
): Readonly<Record<string, string>> {
  const writers: Record<string, string> = {};
  for (const row of rows)
    for (const name of writtenFields(schema, row))
      if (fields.includes(name) && row.authorName !== '') writers[name] ??= row.authorName;
  return writers;
}
