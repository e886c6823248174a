import { isRouteAllowed, heldOf, ruleOf, type Grants } from '../../access/access';
import type { ChangeCalls, ChangeRequest } from '../../changes/changes';
import { wideFilter } from '../../records/listFilter';
import type { Registry } from '../../registry/registry';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import type { UsedBy } from '../../protocol/problem';

/** A field that refers to the record to be replaced; `several` if it holds a list of ids. */
export interface PointingField {
  readonly schema: ResourceSchema;
  readonly field: string;
  readonly several: boolean;
}

/**
 * Fields to update in order to replace a record. Undefined if some uses cannot be replaced, because they are
 * child records or not editable.
 */
export function replaceableIn(
  registry: Registry,
  target: ResourceSchema,
  uses: readonly UsedBy[],
  held: Grants | undefined,
): readonly PointingField[] | undefined {
  const fields = uses.flatMap(({ resource }) => {
    const found = registry.referrersOf(target.name).filter(({ schema }) => schema.name === resource);
    const isEdited = found.every(
      ({ schema, owned }) =>
        !owned &&
        !schema.parent &&
        !schema.internal &&
        schema.operations.update !== 'none' &&
        (!held || isRouteAllowed(ruleOf(schema, 'edit'), heldOf(schema, 'edit', held))),
    );
    return found.length > 0 && isEdited ? found : [undefined];
  });
  return fields.some((one) => one === undefined)
    ? undefined
    : fields.flatMap((one) => (one ? [{ schema: one.schema, field: one.field, several: one.several }] : []));
}

const exchanged = (value: unknown, from: number, to: number): readonly unknown[] => [
  ...new Set([value].flat().map((id) => (id === from ? to : id))),
];

interface Reading extends Pick<ChangeCalls, 'selectAll'> {
  readonly getMany: (collection: string, params: { readonly ids: number[] }) => Promise<{ readonly data: AnyRecord[] }>;
}

/** Changes that replace a record wherever it is used, and then delete it. */
export async function replacingChanges(
  { selectAll, getMany }: Reading,
  fields: readonly PointingField[],
  { address, from, to }: { readonly address: string; readonly from: number; readonly to: number },
): Promise<readonly ChangeRequest[]> {
  const updates = new Map<string, ChangeRequest>();
  for (const { schema, field, several } of fields) {
    const filter = { ...wideFilter(schema), where: [{ field, operator: 'in', value: [from] }] };
    const found = await selectAll(schema.name, filter);
    // Fields with several references keep the other ids, so their current values are needed.
    const records = several ? (await getMany(schema.name, { ids: found.map(({ id }) => id) })).data : [];
    const held = new Map(records.map((record) => [record.id, record[field]]));
    for (const { id, version } of found) {
      const key = `${schema.name} ${id}`;
      const value = several ? exchanged(held.get(id), from, to) : to;
      updates.set(key, {
        collection: schema.name,
        action: 'update',
        id,
        ...(version !== undefined && { version }),
        values: { ...updates.get(key)?.values, [field]: value },
      });
    }
  }
  return [...updates.values(), { collection: address, action: 'delete', id: from }];
}
