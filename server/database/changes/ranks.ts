import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { identifier, raw, sql, toQuery, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { NewRecord } from './rows';

interface Group {
  readonly parentId: number | undefined;
  readonly segment: unknown;
  readonly places: number[];
}

function groupsOf(segment: string, records: readonly NewRecord[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const [place, { parentId, values }] of records.entries()) {
    const key = JSON.stringify([parentId, values[segment] ?? null]);
    const group = groups.get(key) ?? { parentId, segment: values[segment] ?? null, places: [] };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The highest stored rank plus one, for tables filled before ranks were counted. */
function afterHighest(context: StoreContext, table: Table, { parentId, segment }: Group): Sql {
  const { ranked } = table.schema;
  if (!ranked) throw new Error(`'${table.schema.name}' is not ranked`);
  const type = table.columns.find(({ field }) => field === ranked.segment)?.type ?? 'text';
  const below = parentId === undefined ? sql`` : sql`and ${identifier('t', SYSTEM_COLUMNS.parent)} = ${parentId}`;
  return sql`(select coalesce(max(${identifier('t', ranked.rank)}) + 1, 0) from ${context.at(table)} t
    where ${identifier('t', ranked.segment)} is not distinct from ${segment}::${raw(type)} ${below})`;
}

/** Reserves ranks; the counter stays locked until the transaction ends. @returns the first rank */
async function takeRanks(context: StoreContext, client: pg.ClientBase, table: Table, group: Group): Promise<number> {
  const count = group.places.length;
  const query = sql`
    insert into ${context.system('rank_counter')} as c (resource, parent_id, segment, next)
    values (${table.stored}, ${group.parentId ?? 0}, ${String(group.segment ?? '')},
      ${afterHighest(context, table, group)} + ${count}::integer)
    on conflict (resource, parent_id, segment)
      do update set next = greatest(c.next + ${count}::integer, excluded.next)
    returning c.next - ${count}::integer as first`;
  const { rows } = await client.query<{ first: number }>(toQuery(query));
  return rows[0]?.first ?? 0;
}

/** Assigns ranks, starting at 0 for each parent and segment. Ranks are never reused. */
export async function ranked<Given extends NewRecord>(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  records: readonly Given[],
): Promise<readonly Given[]> {
  const { ranked: address } = table.schema;
  if (!address) return records;
  const ranks = new Map<number, number>();
  for (const group of groupsOf(address.segment, records)) {
    const first = await takeRanks(context, client, table, group);
    for (const [index, place] of group.places.entries()) ranks.set(place, first + index);
  }
  return records.map((record, place) => ({
    ...record,
    values: { ...record.values, [address.rank]: ranks.get(place) },
  }));
}
