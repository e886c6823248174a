import type { AnyRecord, ResourceSchema } from '../../../src/resources/types';
import type { StoredRecord } from '../../database/reading/records';

/** A stored record as the API answers it. */
export const answerOf = ({ id, values }: Pick<StoredRecord, 'id' | 'values'>): AnyRecord => ({ ...values, id });

/** The entity tag of a version (RFC 9110, 8.8.3). */
export const entityTag = (version: number): string => `"${version}"`;

/** The fields that a list leaves out unless one of its parameters reveals them. */
export function hiddenFields(schema: ResourceSchema, given: readonly string[]): readonly string[] {
  const parameters = Object.entries(schema.parameters);
  const revealed = new Set(parameters.flatMap(([name, { reveals = [] }]) => (given.includes(name) ? reveals : [])));
  return parameters.flatMap(([, { reveals = [] }]) => reveals.filter((field) => !revealed.has(field)));
}

/** A record in a list: without the fields that are hidden there. */
export function listItemOf(record: StoredRecord, hidden: readonly string[]): AnyRecord {
  if (hidden.length === 0) return answerOf(record);
  const shown = Object.entries(record.values).filter(([name]) => !hidden.includes(name));
  return answerOf({ id: record.id, values: Object.fromEntries(shown) });
}
