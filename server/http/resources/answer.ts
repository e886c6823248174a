import { parametersOf } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { VERSION } from '../../../src/resources/records/versions';
import type { ParentIds } from './address';

type Stored = Pick<StoredRecord, 'id' | 'values'>;

/** Parent ids that responses add to a record, because the resource has no field of that name. */
export const answeredParents = ({ name, fields }: Pick<ResourceSchema, 'name' | 'fields'>): readonly string[] =>
  parametersOf(name).filter((parameter) => !Object.hasOwn(fields, parameter));

/** The id that addresses a record: the value of its key field, the parent's id of a single record, or its own id. */
export function addressedId({ key, operations, parent }: ResourceSchema, { id, values }: Stored, parents?: ParentIds) {
  if (key !== undefined) return Number(values[key]);
  return (operations.list === 'single' && parent && parents?.[parent.parameter]) || id;
}

/** Formats a stored record for the API, with the ids of its parents. */
export function answerOf(schema: ResourceSchema, record: Stored, parents?: ParentIds): AnyRecord {
  const above = parents && Object.fromEntries(answeredParents(schema).map((name) => [name, parents[name]]));
  return { ...above, ...record.values, id: addressedId(schema, record, parents) };
}

/** The response for a single record before its first write: all values are null. */
export const emptyAnswer = (schema: ResourceSchema, parents?: ParentIds): AnyRecord =>
  answerOf(
    schema,
    { id: 0, values: Object.fromEntries(Object.keys(schema.fields).map((name) => [name, null])) },
    parents,
  );

/** Fields that a list omits unless one of the `given` parameters reveals them. */
export function hiddenFields(schema: ResourceSchema, given: readonly string[]): readonly string[] {
  const parameters = Object.entries(schema.parameters);
  const revealed = new Set(parameters.flatMap(([name, { reveals = [] }]) => (given.includes(name) ? reveals : [])));
  return parameters.flatMap(([, { reveals = [] }]) => reveals.filter((field) => !revealed.has(field)));
}

export function withoutFields(answer: AnyRecord, hidden: readonly string[]): AnyRecord {
  if (hidden.length === 0) return answer;
  const isShown = ([name]: [string, unknown]) => name === 'id' || !hidden.includes(name);
  return { ...Object.fromEntries(Object.entries(answer).filter(isShown)), id: answer.id };
}

export interface ListItemOptions {
  readonly parents: ParentIds | undefined;
  readonly given?: readonly string[] | undefined;
  readonly closed: readonly string[];
}

export function listItems(
  schema: ResourceSchema,
  records: readonly Stored[],
  { parents, given = [], closed }: ListItemOptions,
): readonly AnyRecord[] {
  const hidden = [...hiddenFields(schema, given), ...closed];
  return records.map((record) => withoutFields(answerOf(schema, record, parents), hidden));
}

/** Adds the version to each item, unless the resource has a field of that name. */
export const withVersions = (
  { fields }: Pick<ResourceSchema, 'fields'>,
  items: readonly AnyRecord[],
  records: readonly Pick<StoredRecord, 'version'>[] | false,
): readonly AnyRecord[] =>
  !records || Object.hasOwn(fields, VERSION)
    ? items
    : items.map((item, index) => ({ ...item, [VERSION]: records[index]?.version }));
