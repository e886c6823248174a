import type { Condition } from '../../../src/resources/language/condition';
import { holds } from '../../../src/resources/records/holds';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { refused, type Change, type Refusal } from '../../database/changes/changeTypes';
import { uploadValues } from '../body/keptFiles';
import { uploadFields } from '../body/uploadFields';
import { ProblemError } from '../problem';
import type { Values } from '../../../src/resources/language/values';

/** Runs `work`; if it throws the problem `invalid`, returns it as the refusal of the row. */
export function orRefusal<Made>(work: () => Made): Made | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalid') return refused('invalid', error.options.errors);
    throw error;
  }
}

/** A change set can keep or remove the files of a record, but not upload any. */
export const withFiles = (schema: ResourceSchema, values: Values, stored: Values): Values => ({
  ...values,
  ...uploadValues(schema, values, new Map(), stored),
});

/** Returns the check of a change against its stored record; undefined if it needs none. */
export function againstStored(
  schema: ResourceSchema,
  { values = {} }: Pick<Change, 'values'>,
  writable: Condition | undefined,
): Change['against'] {
  const namesFiles = uploadFields(schema).some(({ name }) => Object.hasOwn(values, name));
  if (!writable && !namesFiles) return undefined;
  return (before, given) => {
    // A record that the caller may not see is refused as if it did not exist.
    if (writable && !holds(writable, { ...before.values, id: before.id }, schema)) return refused('notFound');
    return orRefusal(() => ({ status: 'accepted', values: withFiles(schema, given, before.values) }) as const);
  };
}
