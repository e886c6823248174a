import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/open';
import { quoted } from '../database/sql';
import { FilesUnavailable, type WithLock } from './fileStore';

/** Seconds until the lease of a process that died expires. */
const LEASE = 30;
/** Milliseconds between renewals of a lease in use. */
const RENEWAL = 10_000;
/** Milliseconds that a caller waits for another holder's lease. */
const PATIENCE = 60_000;
/** Milliseconds between attempts: the first pause, and the longest. */
const PAUSES = { first: 10, most: 250 };

type Queries = Pick<Database, 'pool'>;

/** Whether the holder got the lease: it was free or had expired. */
async function acquire({ pool }: Queries, table: string, id: string, holder: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into ${table} as lease (id, holder, until) values ($1, $2, now() + interval '${LEASE} seconds')
     on conflict (id) do update set holder = excluded.holder, until = excluded.until where lease.until < now()`,
    [id, holder],
  );
  return rowCount === 1;
}

/** @throws {FilesUnavailable} if another holder keeps the lease too long */
async function waitFor(database: Queries, table: string, id: string, holder: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (let wait = PAUSES.first; !(await acquire(database, table, id, holder)); wait = Math.min(wait * 2, PAUSES.most)) {
    if (performance.now() > end) throw new FilesUnavailable('another process works on the same content');
    await pause(wait);
  }
}

/**
 * A row with an expiry, so that no connection or transaction is held while a slow file store answers.
 *
 * @param schema the tenant's PostgreSQL schema
 */
export const contentLease =
  (database: Queries, schema: string): WithLock =>
  async (id, work) => {
    const table = quoted(schema, 'file_lease');
    const holder = randomUUID();
    await waitFor(database, table, id, holder);
    const renew = () =>
      database.pool.query(
        `update ${table} set until = now() + interval '${LEASE} seconds' where id = $1 and holder = $2`,
        [id, holder],
      );
    // After a failed renewal, there is time for two more before the lease expires.
    const renewal = setInterval(() => void renew().catch(() => undefined), RENEWAL);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await database.pool.query(`delete from ${table} where id = $1 and holder = $2`, [id, holder]);
    }
  };
