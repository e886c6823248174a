import type { Database } from './open';
import { SHARED_SCHEMA } from './migration/sharedFunctions';

/** Less than 24, so that a task that starts slightly earlier than the day before is not skipped for a day. */
const HOURS = 20;

/** @param name of the task, with the tenant's schema: `files tenant_nord` @returns whether to run it here */
export async function claimDailyTask({ pool }: Pick<Database, 'pool'>, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into ${SHARED_SCHEMA}.task (name, begun_at) values ($1, now())
     on conflict (name) do update set begun_at = now()
     where task.begun_at < now() - interval '${HOURS} hours'`,
    [name],
  );
  return rowCount === 1;
}
