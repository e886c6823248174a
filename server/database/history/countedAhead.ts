import type { StoreContext } from '../storeContext';
import { sql, toQuery, type Sql } from '../sql';
import type { Paging, CountedAhead } from './historyTypes';

/** How far beyond a page its history is counted: a reader who leafs through it needs no more, and it grows for years. */
const COUNTED_AHEAD = 1_000;

/** How many rows there are, as far as they are counted. @param from the query's `from`, with its conditions */
export async function countAhead(
  { pool }: Pick<StoreContext, 'pool'>,
  from: Sql,
  { page, pageSize }: Paging,
): Promise<CountedAhead> {
  const most = page * pageSize + COUNTED_AHEAD;
  const { rows } = await pool.query<{ count: number }>(
    toQuery(sql`select count(*) as count from (select 1 ${from} limit ${most + 1}) counted`),
  );
  const count = rows[0]?.count ?? 0;
  return count > most ? { totalCount: most, totalIsMinimum: true } : { totalCount: count };
}
