import type pg from 'pg';
import type { Parents, StoreContext } from '../storeContext';
import { identifier, sql, toQuery } from '../sql';

type Queries = Pick<pg.ClientBase, 'query'>;

/** Parent ids by record id; null if the collection is not nested. Unknown records are missing. */
type ParentIds = ReadonlyMap<number, number | null>;

async function held(
  context: StoreContext,
  client: Queries,
  resource: string,
  ids: readonly number[],
  remembered: boolean,
): Promise<ParentIds> {
  const table = context.table(resource);
  const parent = table.parentColumn === undefined ? sql`null::bigint` : identifier('t', table.parentColumn);
  const { rows } = await client.query<{ id: number; parent: number | null }>(
    toQuery(sql`select t.id, ${parent} as parent from ${context.at(table)} t where t.id = any(${ids}::bigint[])`),
  );
  const found = new Map(rows.map(({ id, parent: above }) => [id, above]));
  const gone = remembered ? ids.filter((id) => !found.has(id)) : [];
  if (gone.length === 0) return found;
  const last = await client.query<{ id: number; parent: number | null }>(
    toQuery(sql`
      select distinct on (r.row_id) r.row_id as id, r.parent_id as parent from ${context.system('change_row')} r
      where r.resource = ${table.stored} and r.row_id = any(${gone}::bigint[])
      order by r.row_id, r.change_set desc, r.ordinal desc`),
  );
  for (const { id, parent: above } of last.rows) found.set(id, above);
  return found;
}

/** The ancestors of records by id; records with unknown ancestors are left out. */
async function above(
  context: StoreContext,
  client: Queries,
  resource: string,
  ids: readonly number[],
  remembered: boolean,
): Promise<ReadonlyMap<number, Parents>> {
  const known = await held(context, client, resource, ids, remembered);
  const { parent } = context.registry.get(resource);
  if (!parent) return new Map([...known.keys()].map((id) => [id, {}]));
  const parentIds = [...new Set([...known.values()].flatMap((id) => id ?? []))];
  const further = await above(context, client, parent.resource, parentIds, remembered);
  return new Map(
    [...known].flatMap(([id, parentId]) => {
      const rest = parentId === null ? undefined : further.get(parentId);
      return rest && parentId !== null ? [[id, { ...rest, [parent.parameter]: parentId }] as const] : [];
    }),
  );
}

interface Below {
  readonly resource: string;
  readonly parentId?: number | undefined;
}

/**
 * The ids above written records, with a number of queries that does not grow with the records. Undefined if the parent
 * or the declaration no longer exists.
 *
 * @param remembered also finds deleted parents, from the history
 */
export async function parentsOf(
  context: StoreContext,
  client: Queries,
  records: readonly Below[],
  remembered = false,
): Promise<readonly (Parents | undefined)[]> {
  const known = new Map<string, ReadonlyMap<number, Parents>>();
  const declared = new Set(context.tables.map(({ schema }) => schema.name));
  const parentIn = ({ resource }: Below) =>
    declared.has(resource) ? context.registry.get(resource).parent : undefined;
  for (const resource of new Set(records.flatMap((record) => parentIn(record)?.resource ?? []))) {
    const ids = records.flatMap((one) => (parentIn(one)?.resource === resource ? (one.parentId ?? []) : []));
    known.set(resource, await above(context, client, resource, [...new Set(ids)], remembered));
  }
  return records.map((record) => {
    if (!declared.has(record.resource)) return undefined;
    const parent = parentIn(record);
    if (!parent) return {};
    const rest = record.parentId === undefined ? undefined : known.get(parent.resource)?.get(record.parentId);
    return rest && { ...rest, [parent.parameter]: record.parentId ?? 0 };
  });
}
