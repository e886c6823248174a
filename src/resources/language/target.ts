import type { Condition } from './condition';
import type { ResourceSchema } from './resourceSchema';
import type { Values } from './values';

/** One of the resources that a record may be about. */
interface TargetKind<Name extends string = string> {
  /** The `readOnly` reference to it, which the API fills: it holds the record to its target as every reference does. */
  readonly field: Name;
  /** The first half of the rights over records about it: `PARTENAIRES_INFOS_ADD`. */
  readonly rights: string;
  /** Rights, whole, that also let read them: those of the target's own page. */
  readonly alsoReadableWith?: readonly string[];
}

/** A record about one of several resources: the field that says which of them, and the field with the id. Pure data. */
export interface RecordTarget<Name extends string = string> {
  readonly kind: Name;
  readonly id: Name;
  /** By the values of `kind`. */
  readonly of: Readonly<Record<string, TargetKind<Name>>>;
}

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
