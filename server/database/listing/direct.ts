import type { StoreContext } from '../context';
import { recordColumns, toRecord, type Row } from '../reading/records';
import { sql, toQuery } from '../sql';
import { boundedName } from '../tables/names';
import { orderSql } from './order';
import type { Selection } from './selection';
import type { RecordPage, Slice } from './slice';

/** As far as this from an end of the list, walking along the index costs less than knowing every id. */
const NEAR = 1_000;

interface TableState {
  readonly version: number;
  readonly count: number;
}

interface Read {
  readonly state: TableState;
  readonly rows: readonly Row[];
}

async function readRange(context: StoreContext, { table, order }: Selection, { offset, limit }: Slice, backwards: boolean): Promise<Read> {
  const columns = recordColumns(table);
  const range = sql`select ${columns} from ${context.at(table)} t ${orderSql(order, 't', backwards)} limit ${limit} offset ${offset}`;
  const query = sql`
    select v.version as "$version", v.row_count as "$count", t.* from ${context.system('table_version')} v
    left join lateral (${range}) t on true where v.resource = ${table.schema.name} ${orderSql(order, 't')}`;
  const { rows } = await context.pool.query<Row>(toQuery(query));
  const [first] = rows;
  if (!first) throw new Error(`the table of '${table.schema.name}' was not prepared`);
  return {
    state: { version: Number(first.$version), count: Number(first.$count) },
    rows: first.id === null ? [] : rows,
  };
}

async function stateOf(context: StoreContext, { table }: Selection): Promise<TableState> {
  const query = sql`select version, row_count as count from ${context.system('table_version')} where resource = ${table.schema.name}`;
  const { rows } = await context.pool.query<{ version: number; count: number }>(toQuery(query, boundedName(`state_${context.schema}`)));
  return rows[0] ?? { version: 0, count: 0 };
}

const toPage = ({ table }: Selection, { rows, state }: Read): RecordPage => ({
  items: rows.map((row) => toRecord(table, row)),
  totalCount: state.count,
});

/**
 * A page of all records of a table, near its beginning or its end: along the index of the order, with the number of records
 * that is kept with the table's version. Undefined: the page is not near, or the table changes too fast to count from the end.
 */
export async function pageNearAnEnd(context: StoreContext, selection: Selection, slice: Slice): Promise<RecordPage | undefined> {
  if (selection.conditions.length > 0) return undefined;
  if (slice.offset <= NEAR) return toPage(selection, await readRange(context, selection, slice, false));
  const state = await stateOf(context, selection);
  const limit = Math.min(slice.limit, state.count - slice.offset);
  if (limit <= 0) return { items: [], totalCount: state.count };
  const offset = state.count - slice.offset - limit;
  if (offset > NEAR) return undefined;
  const read = await readRange(context, selection, { offset, limit }, true);
  return read.state.version === state.version ? toPage(selection, read) : undefined;
}
