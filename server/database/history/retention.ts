import type { Database } from '../open';
import { whileMigrating } from '../migration/lock';
import { identifier, sql, toQuery } from '../sql';
import { addPartitions, dropMonths, momentBefore } from './months';

/** Maximum number of rows deleted per transaction, unless a single change set has more. Takes a few seconds. */
const BATCH = 20_000;

interface HistoryPlace {
  readonly database: Pick<Database, 'pool'>;
  readonly schema: string;
}

/**
 * Creates the coming partitions and deletes recorded values older than `days`, by whole months where possible; authors
 * and times are kept. Deleted rows cannot be undone, and leave the history and the recycle bin.
 *
 * @param days 0: nothing is deleted
 * @param signal stops between two transactions
 * @returns the number of change sets whose rows were deleted
 */
export async function forgetHistory({ database, schema }: HistoryPlace, days: number, signal?: AbortSignal) {
  await whileMigrating(database.pool, (client) => addPartitions(client, schema));
  if (days === 0) return 0;
  await whileMigrating(database.pool, async (client) => dropMonths(client, schema, await momentBefore(client, days)));
  const [sets, changes, rows] = ['change_set', 'table_change', 'change_row'].map((name) => identifier(schema, name));
  const forget = sql`
    with counted as (
      select c.change_set as id, sum(coalesce(c.row_count, 1)) as rows from ${changes} c
      join ${sets} s on s.id = c.change_set
      where s.at < now() - make_interval(days => ${days}::integer) group by c.change_set
    ), old as (
      select id from (select id, rows, sum(rows) over (order by id) as so_far from counted) c
      where so_far - rows < ${BATCH}
    ), gone as (delete from ${rows} r using old where r.change_set = old.id)
    delete from ${changes} c using old where c.change_set = old.id returning c.change_set`;
  for (let forgotten = 0; ;) {
    const answer = await database.pool.query<{ change_set: number }>(toQuery(forget));
    forgotten += new Set(answer.rows.map(({ change_set: id }) => id)).size;
    if (answer.rows.length === 0 || signal?.aborted) return forgotten;
  }
}
