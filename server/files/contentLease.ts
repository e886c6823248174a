import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/open';
import { quoted } from '../database/sql';
import { FilesUnavailable, type WithLock } from './fileStore';

/** Seconds after which the lease of a process that died ends by itself. */
const LEASE = 30;
/** Milliseconds between two renewals of a lease while its work goes on. */
const RENEWAL = 10_000;
/** Milliseconds for which a caller waits for another one's lease. */
const PATIENCE = 60_000;
/** Milliseconds between two tries, at first and at most. */
const PAUSES = { first: 10, most: 250 };

type Queries = Pick<Database, 'pool'>;

/** Whether the lease is now this holder's: a new one, or one that has run out. */
async function acquire({ pool }: Queries, table: string, id: string, holder: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into ${table} as lease (id, holder, until) values ($1, $2, now() + interval '${LEASE} seconds')
     on conflict (id) do update set holder = excluded.holder, until = excluded.until where lease.until < now()`,
    [id, holder],
  );
  return rowCount === 1;
}

/** @throws {FilesUnavailable} where another holder keeps the lease for longer than a caller waits */
async function waitFor(database: Queries, table: string, id: string, holder: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (let wait = PAUSES.first; !(await acquire(database, table, id, holder)); wait = Math.min(wait * 2, PAUSES.most)) {
    if (performance.now() > end) throw new FilesUnavailable('another process works on the same content');
    await pause(wait);
  }
}

/**
 * One lock for each content of a tenant, over all processes that share its database. It is a row with an end, so that
 * neither a connection nor a transaction waits while a slow store of files is asked.
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
    // A renewal that fails leaves two more before the lease ends.
    const renewal = setInterval(() => void renew().catch(() => undefined), RENEWAL);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await database.pool.query(`delete from ${table} where id = $1 and holder = $2`, [id, holder]);
    }
  };
