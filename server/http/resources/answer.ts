import { parametersOf } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { VERSION } from '../../../src/resources/records/versions';
import type { ParentIds } from './address';

type Stored = Pick<StoredRecord, 'id' | 'values'>;

/** The parameters of a collection's name under which answers carry the ids above: those that are no fields of it. */
export const answeredParents = ({ name, fields }: Pick<ResourceSchema, 'name' | 'fields'>): readonly string[] =>
  parametersOf(name).filter((parameter) => !Object.hasOwn(fields, parameter));

/** The id by which a record is addressed: the value of its key, its parent's where it is the only one, or its own. */
export function addressedId({ key, operations, parent }: ResourceSchema, { id, values }: Stored, parents?: ParentIds) {
  if (key !== undefined) return Number(values[key]);
  return (operations.list === 'single' && parent && parents?.[parent.parameter]) || id;
}

/** A stored record as the API answers it, with the ids of the records above it. */
export function answerOf(schema: ResourceSchema, record: Stored, parents?: ParentIds): AnyRecord {
  const above = parents && Object.fromEntries(answeredParents(schema).map((name) => [name, parents[name]]));
  return { ...above, ...record.values, id: addressedId(schema, record, parents) };
}

/** What is answered of a record that does not exist yet: no values. */
export const emptyAnswer = (schema: ResourceSchema, parents?: ParentIds): AnyRecord =>
  answerOf(
    schema,
    { id: 0, values: Object.fromEntries(Object.keys(schema.fields).map((name) => [name, null])) },
    parents,
  );

/** The fields that a list leaves out unless one of its parameters reveals them. */
export function hiddenFields(schema: ResourceSchema, given: readonly string[]): readonly string[] {
  const parameters = Object.entries(schema.parameters);
  const revealed = new Set(parameters.flatMap(([name, { reveals = [] }]) => (given.includes(name) ? reveals : [])));
  return parameters.flatMap(([, { reveals = [] }]) => reveals.filter((field) => !revealed.has(field)));
}

/** An answer without some of its fields; its id stays. */
export function withoutFields(answer: AnyRecord, hidden: readonly string[]): AnyRecord {
  if (hidden.length === 0) return answer;
  const isShown = ([name]: [string, unknown]) => name === 'id' || !hidden.includes(name);
  return { ...Object.fromEntries(Object.entries(answer).filter(isShown)), id: answer.id };
}

/** What an answer with list items depends on besides its records. */
export interface ListItemOptions {
  readonly parents: ParentIds | undefined;
  /** The parameters that were given. */
  readonly given?: readonly string[] | undefined;
  /** The fields that the caller does not read. */
  readonly closed: readonly string[];
}

/** Makes list items of records: without the fields that are hidden there. */
export function listItems(
  schema: ResourceSchema,
  records: readonly Stored[],
  { parents, given = [], closed }: ListItemOptions,
): readonly AnyRecord[] {
  const hidden = [...hiddenFields(schema, given), ...closed];
  return records.map((record) => withoutFields(answerOf(schema, record, parents), hidden));
}

/** List items with the versions of the records that they were made of; as they are where a field has that name. */
export const withVersions = (
  { fields }: Pick<ResourceSchema, 'fields'>,
  items: readonly AnyRecord[],
  records: readonly Pick<StoredRecord, 'version'>[] | false,
): readonly AnyRecord[] =>
  !records || Object.hasOwn(fields, VERSION)
    ? items
    : items.map((item, index) => ({ ...item, [VERSION]: records[index]?.version }));
