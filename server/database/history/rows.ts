import type { StoreContext } from '../storeContext';
import { raw, sql, toQuery, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { inTransaction } from '../transaction';
import { parentsOf } from './above';
import { countAhead } from './countedAhead';
import { readableRow } from './readable';
import { readRows } from './recordedRows';
import type { HistoryPage, Paging, Readable, RecordedRow, RecordSelection } from './historyTypes';
import { valueThen } from './valuesThen';

const ONE_MOMENT = 'isolation level repeatable read read only';

/** Reads a page of recorded rows and their parents in one snapshot, with a constant number of queries. */
async function pageOf(
  context: StoreContext,
  condition: Sql,
  order: Sql,
  paging: Paging,
): Promise<HistoryPage<RecordedRow>> {
  const { page, pageSize } = paging;
  const slice = sql`order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const counted = await countAhead(context, sql`from ${context.system('change_row')} r where ${condition}`, paging);
  const read =
    counted.totalCount === 0
      ? []
      : await inTransaction(context.pool, (client) => readRows(context, client, condition, slice), ONE_MOMENT);
  const parents = await parentsOf(context, context.pool, read);
  const items = read.map((row, index): RecordedRow => {
    const above = parents[index];
    return above ? { ...row, parents: above } : row;
  });
  return { items, ...counted };
}

const NEWEST = raw('r.change_set desc, r.ordinal desc');

export const rowsOfSet = (
  context: StoreContext,
  id: number,
  readables: readonly Readable[],
  paging: Paging,
): Promise<HistoryPage<RecordedRow>> =>
  pageOf(context, sql`r.change_set = ${id} and ${readableRow(context, readables)}`, raw('r.ordinal'), paging);

/** The rows of several change sets that the reader may see, by set. @param most maximum number of rows of each set */
export async function rowsOfSets(
  context: StoreContext,
  ids: readonly number[],
  readables: readonly Readable[],
  most: number,
): Promise<readonly RecordedRow[]> {
  if (ids.length === 0) return [];
  const condition = sql`r.change_set = any(${ids}::bigint[]) and ${readableRow(context, readables)}`;
  const order = raw('r.change_set, r.ordinal');
  return (await pageOf(context, condition, order, { page: 1, pageSize: ids.length * most })).items;
}

function below(context: StoreContext, table: Table, parentId: number | undefined): Sql {
  if (parentId === undefined) return sql``;
  const { view, parentColumn } = table;
  // A view's parent is a field of its source.
  if (view) return sql`and ${valueThen(context, table, parentColumn ?? '')}::bigint = ${parentId}`;
  return sql`and r.parent_id = ${parentId}`;
}

/** All records ever below a parent. A record with a key gets a new stored id each time it is created. */
export async function recordedIds(
  context: StoreContext,
  resource: string,
  parentId: number | undefined,
  held?: { readonly field: string; readonly value: number },
): Promise<readonly number[]> {
  const table = context.table(resource);
  const having = held ? sql`and ${valueThen(context, table, held.field)} = ${String(held.value)}` : sql``;
  const query = sql`select distinct r.row_id as id from ${context.system('change_row')} r
    where r.resource = ${table.stored} ${below(context, table, parentId)} ${having}`;
  const { rows } = await context.pool.query<{ id: number }>(toQuery(query));
  return rows.map(({ id }) => id);
}

export function rowsOfRecords(
  context: StoreContext,
  readable: Readable,
  { ids, parentId }: RecordSelection,
  paging: Paging,
): Promise<HistoryPage<RecordedRow>> {
  const table = context.table(readable.schema.name);
  const of = sql`r.resource = ${table.stored} and r.row_id = any(${ids}::bigint[]) ${below(context, table, parentId)}`;
  return pageOf(context, sql`${of} and ${readableRow(context, [readable])}`, NEWEST, paging);
}

export function deletedRows(
  context: StoreContext,
  readable: Readable,
  parentId: number | undefined,
  paging: Paging,
): Promise<HistoryPage<RecordedRow>> {
  const table = context.table(readable.schema.name);
  const later = sql`select 1 from ${context.system('change_row')} l
    where l.resource = r.resource and l.row_id = r.row_id and (l.change_set, l.ordinal) > (r.change_set, r.ordinal)`;
  const condition = sql`r.resource = ${table.stored} and r.action = 'delete' ${below(context, table, parentId)}
    and not exists (${later}) and ${readableRow(context, [readable])}`;
  return pageOf(context, condition, NEWEST, paging);
}
