import { isRouteAllowed, type Grants } from './access';
import type { FieldAccess } from '../language/fieldAccess';
import type { FieldSpec } from '../language/kind';
import type { Fields } from '../language/resourceSchema';

type Reserved = Pick<FieldSpec, 'readers' | 'writers'>;

/** A limited right opens no field, because the rule does not know the record's company. */
const heldEverywhere = ({ limited = [], rights, functionCodes }: Grants): Grants => ({
  functionCodes,
  rights: limited.length === 0 ? rights : rights.filter((right) => !limited.includes(right)),
});

/** True if the grants satisfy the rule, or if there is no rule. */
export const opens = (rule: FieldAccess | undefined, held: Grants): boolean =>
  rule === undefined || isRouteAllowed(rule, heldEverywhere(held));

export const readsField = ({ readers }: Reserved, held: Grants): boolean => opens(readers, held);

/** True if the person may write the field of a writable record; an unreadable field is never writable. */
export const writesField = ({ readers, writers }: Reserved, held: Grants): boolean =>
  opens(readers, held) && opens(writers, held);

export const writingRules = ({ readers, writers }: Reserved): readonly FieldAccess[] =>
  [readers, writers].filter((rule) => rule !== undefined);

/** Fields with readers or writers of their own. */
export const reservedFields = (fields: Fields) =>
  Object.entries(fields).filter(([, spec]) => writingRules(spec).length > 0);

export const haveSameReaders = (one: Reserved | undefined, other: Reserved | undefined): boolean =>
  JSON.stringify(one?.readers ?? null) === JSON.stringify(other?.readers ?? null);
