import type { RecordTarget } from './recordTarget';
import type { Condition } from './condition';
import type { ResourceSchema } from './resourceSchema';
import type { Values } from './values';

/** Values of the target references: the id for the record's kind, null for the others. */
export const targetValues = ({ target }: Pick<ResourceSchema, 'target'>, record: Values): Values =>
  target
    ? Object.fromEntries(
        Object.entries(target.of).map(([kind, { field }]) => [
          field,
          record[target.kind] === kind ? (record[target.id] ?? null) : null,
        ]),
      )
    : {};

/** The written field for messages about a reference that the API fills. */
export const writtenFieldOf = ({ target }: Pick<ResourceSchema, 'target'>, field: string): string =>
  target && Object.values(target.of).some((one) => one.field === field) ? target.id : field;

/** The target kind of all records of a view; undefined if it has several. */
export function kindShown(
  { view }: Pick<ResourceSchema, 'view'>,
  { target }: Pick<ResourceSchema, 'target'>,
): string | undefined {
  const where = view?.where;
  return target && where && 'field' in where && where.field === target.kind ? String(where.value) : undefined;
}

/** Condition for records about some target kinds; undefined for all kinds. */
export const aboutKinds = ({ kind, of }: RecordTarget, kinds: readonly string[]): Condition | undefined =>
  kinds.length === Object.keys(of).length ? undefined : { field: kind, operator: 'in', value: kinds };
