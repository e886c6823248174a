import type { ChangeRowEntry, ChangeValues } from '../../../src/resources/changes/changes';
import type { Grants } from '../../../src/resources/access/access';
import { schemaFor } from '../../../src/resources/access/openFields';
import { fillTemplate, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { RecordedRow } from '../../database/history/historyTypes';
import { addressedId } from '../resources/answer';

/** The values that the API answers of a record: fields that are not declared, or not for the reader, are not among them. */
export const answeredValues = ({ fields }: Pick<ResourceSchema, 'fields'>, values: ChangeValues): ChangeValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));

/** The id by which the record of a row is known. */
export const idOf = (schema: ResourceSchema, { id, before, after, parents }: RecordedRow): number =>
  addressedId(schema, { id, values: after ?? before ?? {} }, parents);

/**
 * A recorded write as the API answers it.
 *
 * @param asked the schema of its resource, or of the view by which it was asked for
 * @param held what the reader holds: values of fields that they do not read are left out
 */
export function rowEntry(asked: ResourceSchema, row: RecordedRow, held: Grants): ChangeRowEntry {
  const schema = schemaFor(asked, held);
  const { changeSet, ordinal, at, authorName, origin, resource, action, version, before, after, parents } = row;
  return {
    changeSet,
    ordinal,
    at,
    authorName,
    origin,
    resource,
    ...(parents && { collection: fillTemplate(resource, parents) }),
    id: idOf(schema, row),
    action,
    version,
    ...(before && { before: answeredValues(schema, before) }),
    ...(after && { after: answeredValues(schema, after) }),
  };
}

/** The rows of a change set, each by the declaration of its own resource. */
export const rowEntries = (registry: Registry, rows: readonly RecordedRow[], held: Grants): readonly ChangeRowEntry[] =>
  rows.map((row) => rowEntry(registry.get(row.resource), row, held));
