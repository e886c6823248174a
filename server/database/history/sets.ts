import type { StoreContext } from '../context';
import { raw, sql, toQuery } from '../sql';
import { countAhead } from './countedAhead';
import { readableRow, readableSet } from './readable';
import { revertedBy } from './reverted';
import type { HistoryPage, Paging, Readable, RecordedSet } from './types';

type ReadSet = Omit<RecordedSet, 'reverts' | 'revertedBy' | 'resources'> & { readonly reverts: number | null };

/** How many rows of which resource a reader may see of each change set. */
async function rowCounts(
  context: StoreContext,
  ids: readonly number[],
  readables: readonly Readable[],
): Promise<ReadonlyMap<number, RecordedSet['resources']>> {
  const { rows } = await context.pool.query<{ set: number; resource: string; rows: number }>(
    toQuery(sql`
      select r.change_set as set, r.resource, count(*) as rows from ${context.system('change_row')} r
      where r.change_set = any(${ids}::bigint[]) and ${readableRow(context, readables)}
      group by r.change_set, r.resource order by min(r.ordinal)`),
  );
  const counts = new Map<number, { resource: string; rows: number }[]>();
  for (const { set, ...count } of rows) counts.set(set, [...(counts.get(set) ?? []), count]);
  return counts;
}

/** The change sets that wrote something which a reader may see, the newest first. */
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

/** Whether there is a change set that wrote something which a reader may see. */
export async function hasSet(context: StoreContext, id: number, readables: readonly Readable[]): Promise<boolean> {
  const query = sql`select 1 from ${context.system('change_set')} s where s.id = ${id} and ${readableSet(context, readables)}`;
  return (await context.pool.query(toQuery(query))).rows.length > 0;
}
