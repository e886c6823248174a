import { fieldsIn, type Condition } from '../language/condition';
import { conditionAt } from '../language/moments';
import { comparedWith, conditionOfRecord } from '../language/recordValues';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Values } from '../language/values';
import { holds, isKnown, type ReferencedRecords } from './holds';

/** A declaration with its fields, and the records that references point at, as far as they are known. */
export type WithFields = Pick<ResourceSchema, 'fields'> &
  Partial<Pick<ResourceSchema, 'name'>> & { readonly referenced?: ReferencedRecords };

/** The fields of a record that a condition depends on: those that it compares, and those that it compares with. */
export const fieldsOf = (condition: Condition): readonly string[] => [
  ...fieldsIn(condition),
  ...comparedWith(condition),
];

/**
 * Whether a condition holds of a record.
 *
 * @param otherwise the answer where a record that it asks for is not known: the API, which knows it, asks again
 */
export const isTrue = (schema: WithFields, condition: Condition, values: Values, otherwise: boolean): boolean =>
  isKnown(condition, values, schema.referenced)
    ? holds(conditionAt(conditionOfRecord(condition, values), new Date()), values, schema, undefined, schema.referenced)
    : otherwise;
