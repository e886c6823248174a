import type { StoreContext } from '../storeContext';
import { sql, toQuery, type Sql } from '../sql';
import type { Paging, CountedAhead } from './historyTypes';

/** Number of rows counted beyond the current page. Counting the whole history, which grows for years, would be slow. */
const COUNTED_AHEAD = 1_000;

/** Counts rows up to a limit. @param from the query's `from` and `where` */
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
