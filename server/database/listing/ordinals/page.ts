import type pg from 'pg';
import type { StoreContext } from '../../storeContext';
import { recordColumns, toRecord, type Row } from '../../reading/records';
import { sql, toQuery } from '../../sql';
import { boundedName } from '../../tables/names';
import { inTransaction } from '../../transaction';
import type { ListSelection } from '../selection';
import type { RecordPage, Slice } from '../slice';
import type { OrdinalsCache } from './cache';
import { buildOrdinals, type Ordinals, type Runner } from './ordinals';
import { refreshOrdinals } from './refresh';

/** Reads records and version in one snapshot; undefined if the ordinals are of another version. */
async function readSlice(
  context: StoreContext,
  runner: Runner,
  { table }: ListSelection,
  { ids, version }: Ordinals,
  { offset, limit }: Slice,
): Promise<RecordPage | undefined> {
  const wanted = Array.from(ids.subarray(offset, offset + limit));
  const query = sql`
    select v.version, ${recordColumns(table)} from ${context.system('table_state')} v
    left join (
      unnest(${wanted}::bigint[]) with ordinality as u(wanted, place) join ${context.at(table)} t on t.id = u.wanted
    ) on true
    where v.resource = ${table.stored} order by u.place`;
  const { rows } = await runner.query<Row>(toQuery(query, boundedName(`slice_${context.schema}_${table.schema.name}`)));
  if (rows[0]?.version !== version) return undefined;
  return { items: wanted.length > 0 ? rows.map((row) => toRecord(table, row)) : [], totalCount: ids.length };
}

const inSnapshot = <Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> =>
  inTransaction(pool, work, 'isolation level repeatable read read only');

/**
 * The version read with the records proves that they match the ordinals, even with several processes; if they do not,
 * the ordinals are refreshed first.
 */
export async function pageByOrdinals(
  context: StoreContext,
  cache: OrdinalsCache,
  selection: ListSelection,
  slice: Slice,
): Promise<RecordPage> {
  const { pool } = context;
  const { key } = selection;
  const known = cache.get(key) ?? (await cache.shared(key, () => buildOrdinals(context, pool, selection)));
  const page = await readSlice(context, pool, selection, known, slice);
  if (page) return page;
  const fresh = await cache.shared(key, () =>
    inSnapshot(pool, (client) => refreshOrdinals(context, client, selection, cache.get(key) ?? known)),
  );
  const second = await readSlice(context, pool, selection, fresh, slice);
  if (second) return second;
  // Writes keep coming between the two statements, so one snapshot covers both.
  return inSnapshot(pool, async (client) => {
    const current = await refreshOrdinals(context, client, selection, fresh);
    cache.put(key, current);
    const last = await readSlice(context, client, selection, current, slice);
    if (!last) throw new Error('a snapshot showed two versions of one table');
    return last;
  });
}
