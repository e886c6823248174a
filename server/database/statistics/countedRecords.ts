import type { StoreContext } from '../storeContext';
import { recordColumns, toRecord, type Row, type StoredRecord } from '../reading/records';
import { where } from '../reading/scope';
import { sql, toQuery } from '../sql';
import { countedConditions, narrowed, type CountedRecords } from './conditions';
import { sourcesOf } from './sources';

/** Newest first. For statistics on list items: the records that contain the items. */
export async function countedRecords(
  context: StoreContext,
  counted: CountedRecords,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly items: readonly StoredRecord[]; readonly totalCount: number }> {
  const { statistic } = counted;
  const table = context.table(statistic.resource);
  const dimensions = narrowed(counted).map(([dimension]) => dimension);
  const sources = sourcesOf(context, statistic, dimensions);
  const conditions = countedConditions(context, counted, sources, new Date());
  const found = sql`select distinct t.id ${sources.from} ${where(conditions)}`;
  const { rows } = await context.pool.query<Row>(
    toQuery(sql`
      with found as materialized (${found})
      select (select count(*) from found) as "$count", ${recordColumns(table)}
      from (select id from found order by id desc limit ${limit} offset ${offset}) s
      join ${context.at(table)} t on t.id = s.id order by t.id desc`),
  );
  return { items: rows.map((row) => toRecord(table, row)), totalCount: Number(rows[0]?.['$count'] ?? 0) };
}
