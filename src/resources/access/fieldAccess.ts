import { isRouteAllowed, type Grants } from './access';
import type { FieldAccess } from '../language/fieldAccess';
import type { FieldSpec } from '../language/kind';
import type { Fields } from '../language/resourceSchema';

type Reserved = Pick<FieldSpec, 'readers' | 'writers'>;

/** A right that holds for some companies only opens no field: it says nothing of the record. */
const heldEverywhere = ({ limited = [], rights, functionCodes }: Grants): Grants => ({
  functionCodes,
  rights: limited.length === 0 ? rights : rights.filter((right) => !limited.includes(right)),
});

/** Whether a person passes a rule; without one, everybody does. */
export const opens = (rule: FieldAccess | undefined, held: Grants): boolean =>
  rule === undefined || isRouteAllowed(rule, heldEverywhere(held));

/** Whether a person who reads a record reads this field of it. */
export const readsField = ({ readers }: Reserved, held: Grants): boolean => opens(readers, held);

/** Whether a person who writes a record writes this field of it: never one that they do not read. */
export const writesField = ({ readers, writers }: Reserved, held: Grants): boolean =>
  opens(readers, held) && opens(writers, held);

/** The rules that a person has to pass to write a field. */
export const writingRules = ({ readers, writers }: Reserved): readonly FieldAccess[] =>
  [readers, writers].filter((rule) => rule !== undefined);

/** The fields that are not for all who read or write the records, with what they declare. */
export const reservedFields = (fields: Fields) =>
  Object.entries(fields).filter(([, spec]) => writingRules(spec).length > 0);

/** Whether all who read one field read the other one as well. */
export const haveSameReaders = (one: Reserved | undefined, other: Reserved | undefined): boolean =>
  JSON.stringify(one?.readers ?? null) === JSON.stringify(other?.readers ?? null);
