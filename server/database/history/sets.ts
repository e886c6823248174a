import type { StoreContext } from '../storeContext';
import { raw, sql, toQuery } from '../sql';
import { countAhead } from './countedAhead';
import { readableRow, readableSet, storedNames } from './readable';
import { revertedBy } from './reverted';
import type { HistoryPage, Paging, Readable, RecordedSet } from './historyTypes';

type ReadSet = Omit<RecordedSet, 'reverts' | 'revertedBy' | 'resources'> & { readonly reverts: number | null };

/** If the reader may see all rows, the stored count is used, so that large sets need not be read. */
async function rowCounts(
  context: StoreContext,
  ids: readonly number[],
  readables: readonly Readable[],
): Promise<ReadonlyMap<number, RecordedSet['resources']>> {
  const whole = storedNames(context, readables, 'whole');
  const partly = storedNames(context, readables, 'partly').filter((name) => !whole.includes(name));
  const isCountedNow = sql`(c.row_count is null or c.resource = any(${partly}::text[]))`;
  const counted = sql`select count(*) as rows, min(r.ordinal) as first from ${context.system('change_row')} r
    where ${isCountedNow} and r.change_set = c.change_set and r.resource = c.resource and ${readableRow(context, readables)}`;
  const { rows } = await context.pool.query<{ set: number; resource: string; rows: number }>(
    toQuery(sql`
      select c.change_set as set, c.resource, case when ${isCountedNow} then n.rows else c.row_count end as rows
      from ${context.system('table_change')} c
      cross join lateral (${counted}) n
      where c.change_set = any(${ids}::bigint[]) and c.resource = any(${[...whole, ...partly]}::text[])
      order by c.change_set, coalesce(n.first, c.first_row)`),
  );
  const counts = new Map<number, { resource: string; rows: number }[]>();
  for (const { set, ...count } of rows.filter(({ rows: count }) => count > 0))
    counts.set(set, [...(counts.get(set) ?? []), count]);
  return counts;
}

export async function listSets(
  context: StoreContext,
  readables: readonly Readable[],
  paging: Paging,
): Promise<HistoryPage<RecordedSet>> {
  const { page, pageSize } = paging;
  const from = sql`from ${context.system('change_set')} s where ${readableSet(context, readables)}`;
  const counted = await countAhead(context, from, paging);
  const columns = raw('s.id, s.at, s.author_id as "authorId", s.author_name as "authorName", s.origin, s.reverts');
  const slice = sql`order by s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const { rows } = await context.pool.query<ReadSet>(toQuery(sql`select ${columns} ${from} ${slice}`));
  const ids = rows.map(({ id }) => id);
  const [counts, reverted] = await Promise.all([rowCounts(context, ids, readables), revertedBy(context, ids)]);
  const items = rows.map(({ reverts, ...set }): RecordedSet => {
    const by = reverted.get(set.id);
    return {
      ...set,
      ...(reverts !== null && { reverts }),
      ...(by !== undefined && { revertedBy: by }),
      resources: counts.get(set.id) ?? [],
    };
  });
  return { items, ...counted };
}

export async function hasSet(context: StoreContext, id: number, readables: readonly Readable[]): Promise<boolean> {
  const query = sql`select 1 from ${context.system('change_set')} s where s.id = ${id} and ${readableSet(context, readables)}`;
  return (await context.pool.query(toQuery(query))).rows.length > 0;
}
