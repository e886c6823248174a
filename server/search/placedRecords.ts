import { fillTemplate, parametersOf, type Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Store, StoredRecord } from '../database/store';
import { addressedId } from '../http/resources/answer';

export interface PlacedRecord {
  readonly schema: ResourceSchema;
  readonly record: StoredRecord;
  readonly address: string;
  /** Ids of the parents, by the parameters of the collection's name. */
  readonly parents: Readonly<Record<string, number>>;
  readonly above?: PlacedRecord;
}

/** Finds records of a collection across all its parents, with those parents; leaves out missing ones. */
export async function placedRecords(
  store: Store,
  registry: Registry,
  schema: ResourceSchema,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlacedRecord>> {
  const records = ids.length > 0 ? await store.getManyAnywhere(schema, ids) : [];
  const above = schema.parent && registry.get(schema.parent.resource);
  const parentIds = [...new Set(records.flatMap(({ parentId }) => parentId ?? []))];
  const aboves = above && (await placedRecords(store, registry, above, parentIds));
  return new Map(
    records.flatMap((record): readonly (readonly [number, PlacedRecord])[] => {
      if (!schema.parent) return [[record.id, { schema, record, address: schema.name, parents: {} }]];
      const parent = record.parentId === undefined ? undefined : aboves?.get(record.parentId);
      if (!parent) return [];
      const own = addressedId(parent.schema, parent.record, parent.parents);
      const parents = { ...parent.parents, [schema.parent.parameter]: Number(own) };
      const known = Object.fromEntries(parametersOf(schema.name).map((name) => [name, parents[name] ?? 0]));
      return [[record.id, { schema, record, address: fillTemplate(schema.name, known), parents, above: parent }]];
    }),
  );
}
