import type { StoreContext } from '../storeContext';
import { recordColumns, toRecord, type Row } from '../reading/records';
import { where } from '../reading/scope';
import { identifier, join, sql, toQuery, type Sql } from '../sql';
import { boundedName } from '../tables/names';
import { orderJoin, orderSql, type ListOrder } from './order';
import type { ListSelection } from './selection';
import type { RecordPage, Slice } from './slice';

/** Up to this offset, walking an index costs no more than reading records by id. */
export const NEAR = 1_000;

export interface Count {
  readonly version: number;
  readonly count: number;
}

interface Range extends Slice {
  readonly backwards: boolean;
}

const ofTable = (context: StoreContext, { table }: ListSelection): Sql =>
  sql`from ${context.system('table_state')} where resource = ${table.stored}`;

/** Counts the matching records. For a whole table, the stored row count is used. */
const countSql = (context: StoreContext, selection: ListSelection): Sql =>
  selection.conditions.length === 0
    ? sql`select row_count ${ofTable(context, selection)}`
    : sql`select count(*) from ${context.at(selection.table)} t ${where(selection.conditions)}`;

/** Reads a range. A large offset is skipped on ids alone, in the index. */
function rangeSql(
  context: StoreContext,
  { table, conditions, order }: ListSelection,
  { offset, limit, backwards }: Range,
): Sql {
  const at = context.at(table);
  const ordered = orderSql(order, backwards);
  const join = orderJoin(context, order);
  const range = sql`from ${at} t${join} ${where(conditions)} ${ordered} limit ${limit} offset ${offset}`;
  return offset > NEAR
    ? sql`select ${recordColumns(table)} from (select t.id ${range}) s join ${at} t on t.id = s.id${join} ${ordered}`
    : sql`select ${recordColumns(table)} ${range}`;
}

const orderColumns = ({ field, ties }: ListOrder): readonly Sql[] =>
  field === undefined ? [] : [field, ...ties.map((tie) => tie.field)].map((name) => identifier('t', name));

/**
 * Matching rows are read once, with only the columns that the order needs. If the page is empty, one row without a
 * record carries the count.
 */
function foundSql(context: StoreContext, selection: ListSelection, { offset, limit, backwards }: Range): Sql {
  const { table, conditions, order } = selection;
  const at = context.at(table);
  const ordered = orderSql(order, backwards);
  const ids = sql`select t.id from found t ${ordered} limit ${limit} offset ${offset}`;
  return sql`
    with found as materialized (
      select ${join([identifier('t', 'id'), ...orderColumns(order)])} from ${at} t ${where(conditions)}
    )
    select (select version ${ofTable(context, selection)}) as "$version", (select count(*) from found) as "$count",
      ${recordColumns(table)}
    from (select) one left join (${ids}) s on true left join ${at} t on t.id = s.id ${ordered}`;
}

function countedSql(context: StoreContext, selection: ListSelection, range: Range, known?: Count): Sql {
  const counted = known ? sql`${known.count}::bigint` : sql`(${countSql(context, selection)})`;
  return sql`
    select (select version ${ofTable(context, selection)}) as "$version", ${counted} as "$count", t.*
    from (${rangeSql(context, selection, range)}) t`;
}

interface Read extends Count {
  readonly rows: readonly Row[];
}

/** One statement, so one snapshot; undefined if the range is empty. @param known reused if the version is the same */
async function readRange(
  context: StoreContext,
  selection: ListSelection,
  range: Range,
  known?: Count,
): Promise<Read | undefined> {
  const query = selection.isFoundBySearch
    ? foundSql(context, selection, range)
    : countedSql(context, selection, range, known);
  const { rows } = await context.pool.query<Row>(toQuery(query));
  const [first] = rows;
  return (
    first && {
      version: Number(first.$version),
      count: Number(first.$count),
      rows: (range.backwards ? rows.reverse() : rows).filter(({ id }) => id !== null),
    }
  );
}

async function count(context: StoreContext, selection: ListSelection): Promise<Count> {
  const query = sql`select version, (${countSql(context, selection)}) as count ${ofTable(context, selection)}`;
  const { rows } = await context.pool.query<Count>(
    toQuery(query, selection.conditions.length === 0 ? boundedName(`count_${context.schema}`) : ''),
  );
  return rows[0] ?? { version: 0, count: 0 };
}

const toPage = ({ table }: ListSelection, { count: totalCount, rows }: Read): RecordPage => ({
  items: rows.map((row) => toRecord(table, row)),
  totalCount,
});

const emptyPage = ({ count: totalCount }: Count): RecordPage => ({ items: [], totalCount });

export async function pageFromStart(
  context: StoreContext,
  selection: ListSelection,
  slice: Slice,
  onCount: (count: Count) => void = () => undefined,
): Promise<RecordPage> {
  const read = await readRange(context, selection, { ...slice, backwards: false });
  const counted = read ?? (await count(context, selection));
  onCount({ version: counted.version, count: counted.count });
  return read ? toPage(selection, read) : emptyPage(counted);
}

/** Like `pageFromStart`, with a known count; undefined if the table has changed or the page is empty. */
export async function pageOfKnownCount(
  context: StoreContext,
  selection: ListSelection,
  slice: Slice,
  known: Count,
): Promise<RecordPage | undefined> {
  const read = await readRange(context, selection, { ...slice, backwards: false }, known);
  return read?.version === known.version ? toPage(selection, read) : undefined;
}

function fromNearerEnd({ offset, limit }: Slice, total: number): Range {
  const kept = Math.max(0, Math.min(limit, total - offset));
  const after = total - offset - kept;
  return kept > 0 && after < offset
    ? { offset: after, limit: kept, backwards: true }
    : { offset, limit: kept, backwards: false };
}

/** Undefined if it is more than `most` records from either end, or a write came between counting and reading. */
export async function pageFromNearerEnd(
  context: StoreContext,
  selection: ListSelection,
  slice: Slice,
  most: number,
): Promise<RecordPage | undefined> {
  const total = await count(context, selection);
  const range = fromNearerEnd(slice, total.count);
  if (range.limit === 0) return emptyPage(total);
  if (range.offset > most) return undefined;
  const read = await readRange(context, selection, range);
  return read?.version === total.version ? toPage(selection, read) : undefined;
}
