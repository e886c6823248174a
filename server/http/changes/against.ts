import type { Condition } from '../../../src/resources/language/condition';
import { holds } from '../../../src/resources/records/holds';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { refused, type Change, type Refusal } from '../../database/changes/changeTypes';
import { uploadValues } from '../body/keptFiles';
import { uploadFields } from '../body/uploadFields';
import { ProblemError } from '../problem';
import type { Values } from '../../../src/resources/language/values';

/** What `work` makes; where it says that input is invalid, the refusal of its row. */
export function orRefusal<Made>(work: () => Made): Made | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalid') return refused('invalid', error.options.errors);
    throw error;
  }
}

/** Values with those of the upload fields: a change set keeps files that the record has, or lets go of them. */
export const withFiles = (schema: ResourceSchema, values: Values, stored: Values): Values => ({
  ...values,
  ...uploadValues(schema, values, new Map(), stored),
});

/** What is asked of the stored record of a change; undefined where that is nothing. */
export function againstStored(
  schema: ResourceSchema,
  { values = {} }: Pick<Change, 'values'>,
  writable: Condition | undefined,
): Change['against'] {
  const namesFiles = uploadFields(schema).some(({ name }) => Object.hasOwn(values, name));
  if (!writable && !namesFiles) return undefined;
  return (before, given) => {
    // What is another person's, or addressed to others, is as unknown as what does not exist.
    if (writable && !holds(writable, { ...before.values, id: before.id }, schema)) return refused('notFound');
    return orRefusal(() => ({ status: 'accepted', values: withFiles(schema, given, before.values) }) as const);
  };
}
