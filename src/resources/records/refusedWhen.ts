import { isSame } from '../common/isSame';
import type { FieldSpec, Issue, RefusedWhen } from '../language/kind';
import type { Values } from '../language/values';
import { fieldsOf, isTrue, type WithFields } from './ruleConditions';

/** The `refusedWhen` entries of a field. Malformed ones are left out here and reported by the check (S102). */
export const refusalsOf = ({ refusedWhen = [] }: Pick<FieldSpec, 'refusedWhen'>): readonly RefusedWhen[] =>
  [refusedWhen].flat().filter(({ when }) => (when as unknown) !== undefined);

/**
 * The first `refusedWhen` condition of a field that holds, as an issue. Skipped for a stored record if neither the field nor any
 * compared field changes: the rule may be newer than the record, or the referenced record may have changed since.
 *
 * @param values all values of the record, as they would be stored
 * @param stored the stored record; absent for a new one
 */
export function refusalIssue(schema: WithFields, name: string, values: Values, stored?: Values): Issue | undefined {
  const rule = refusalsOf(schema.fields[name] ?? {}).findIndex(({ when }) => {
    const deciding = [name, ...fieldsOf(when)];
    const isAsBefore = stored && deciding.every((one) => isSame(stored[one] ?? null, values[one] ?? null));
    return !isAsBefore && isTrue(schema, when, values, false);
  });
  return rule < 0 ? undefined : { code: 'refusedWhen', args: { resource: schema.name ?? '', field: name, rule } };
}
