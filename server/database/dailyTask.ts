import type { Database } from './open';
import { SHARED_SCHEMA } from './migration/sharedFunctions';

/** Less than a day, so that a task whose hour drifts a little is not put off by another day. */
const HOURS = 20;

/**
 * Claims a task that one process does once a day, whichever comes first.
 *
 * @param name of the task, with the tenant's schema where each has its own: `files tenant_nord`
 * @returns whether it is this process's to do
 */
export async function claimDailyTask({ pool }: Pick<Database, 'pool'>, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into ${SHARED_SCHEMA}.task (name, begun_at) values ($1, now())
     on conflict (name) do update set begun_at = now()
     where task.begun_at < now() - interval '${HOURS} hours'`,
    [name],
  );
  return rowCount === 1;
}
