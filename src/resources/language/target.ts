import type { RecordTarget } from './recordTarget';
import type { Condition } from './condition';
import type { ResourceSchema } from './resourceSchema';
import type { Values } from './values';

/** What the references of a record hold by what it is about: the id in its own, nothing in the others. */
export const targetValues = ({ target }: Pick<ResourceSchema, 'target'>, record: Values): Values =>
  target
    ? Object.fromEntries(
        Object.entries(target.of).map(([kind, { field }]) => [
          field,
          record[target.kind] === kind ? (record[target.id] ?? null) : null,
        ]),
      )
    : {};

/** The field at which writers are told about a reference that the API filled: the one that they wrote. */
export const writtenFieldOf = ({ target }: Pick<ResourceSchema, 'target'>, field: string): string =>
  target && Object.values(target.of).some((one) => one.field === field) ? target.id : field;

/** The kind of target that all records of a view are about; undefined where it says none. */
export function kindShown(
  { view }: Pick<ResourceSchema, 'view'>,
  { target }: Pick<ResourceSchema, 'target'>,
): string | undefined {
  const where = view?.where;
  return target && where && 'field' in where && where.field === target.kind ? String(where.value) : undefined;
}

/** The records about some kinds of targets; undefined: about all that there are. */
export const aboutKinds = ({ kind, of }: RecordTarget, kinds: readonly string[]): Condition | undefined =>
  kinds.length === Object.keys(of).length ? undefined : { field: kind, operator: 'in', value: kinds };
