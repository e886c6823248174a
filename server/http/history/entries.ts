import type { ChangeRowEntry, ChangeValues } from '../../../src/resources/changes/changes';
import type { Grants } from '../../../src/resources/access/access';
import { schemaFor } from '../../../src/resources/access/openFields';
import { fillTemplate, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { RecordedRow } from '../../database/history/historyTypes';
import { addressedId } from '../resources/answer';

/** Keeps the declared fields that the caller may read. */
export const answeredValues = ({ fields }: Pick<ResourceSchema, 'fields'>, values: ChangeValues): ChangeValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));

export const idOf = (schema: ResourceSchema, { id, before, after, parents }: RecordedRow): number =>
  addressedId(schema, { id, values: after ?? before ?? {} }, parents);

/**
 * Formats a recorded write for the API.
 *
 * @param asked the schema of the resource, or of the view that the client asked for
 * @param held the caller's grants, which hide fields
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

export const rowEntries = (registry: Registry, rows: readonly RecordedRow[], held: Grants): readonly ChangeRowEntry[] =>
  rows.map((row) => rowEntry(registry.get(row.resource), row, held));
