import type pg from 'pg';
import { leaveAdvisoryLock, takeAdvisoryLock } from '../advisoryLock';
import { whileHoldingConnection } from '../lockGuard';

/** One lock for all processes, versions and tenants. */
const LOCK = 'socle.migration';

/** Releases the lock and resets the connection's settings. */
async function leaveLock(client: pg.ClientBase): Promise<void> {
  await leaveAdvisoryLock(client, LOCK);
  await client.query('reset all');
}

/** Runs `work` outside a transaction and without a statement timeout, while no other process migrates. */
export async function whileMigrating<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let hasLeft = false;
  try {
    await client.query('set statement_timeout = 0');
    await takeAdvisoryLock(client, LOCK);
    try {
      return await whileHoldingConnection(() => work(client));
    } finally {
      await leaveLock(client);
      hasLeft = true;
    }
  } finally {
    // Closing the connection also releases the lock.
    client.release(!hasLeft);
  }
}
