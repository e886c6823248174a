import type pg from 'pg';
import type { StoreContext } from '../../storeContext';
import { where } from '../../reading/scope';
import { sql, toQuery } from '../../sql';
import { orderSql } from '../order';
import type { ListSelection } from '../selection';

/** The ordered ids of a selection, at one version of its table. */
export interface Ordinals {
  readonly version: number;
  /** The `pg_snapshot` in which the ids were read; later writes are not visible in it. */
  readonly snapshot: string;
  readonly ids: Float64Array;
}

export type Runner = pg.Pool | pg.ClientBase;

const COMMA = 44;
const ZERO = 48;

/** Parses `{1,2,3}` without `split`, which would create a string for each number. */
export function parseIds(text: string): Float64Array {
  if (text === '{}') return new Float64Array(0);
  let count = 1;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === COMMA) count += 1;
  const ids = new Float64Array(count);
  let index = 0;
  let id = 0;
  for (let at = 1; at < text.length - 1; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA) {
      ids[index] = id;
      index += 1;
      id = 0;
    } else id = id * 10 + (code - ZERO);
  }
  ids[index] = id;
  return ids;
}

/** Reads all ids of a selection and the table's version in one statement, and so in one snapshot. */
export async function buildOrdinals(
  context: StoreContext,
  runner: Runner,
  { table, conditions, order }: ListSelection,
): Promise<Ordinals> {
  const ids = sql`select t.id from ${context.at(table)} t ${where(conditions)} ${orderSql(order)}`;
  const query = sql`
    select version, pg_current_snapshot()::text as snapshot, array(${ids})::text as ids
    from ${context.system('table_state')} where resource = ${table.stored}`;
  const { rows } = await runner.query<{ version: number; snapshot: string; ids: string }>(toQuery(query));
  const [row] = rows;
  if (!row) throw new Error(`the table of '${table.stored}' was not prepared`);
  return { ...row, ids: parseIds(row.ids) };
}
