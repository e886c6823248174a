import type pg from 'pg';
import { leaveAdvisoryLock, takeAdvisoryLock } from '../advisoryLock';
import { whileHoldingConnection } from '../lockGuard';

/** All processes and versions of the program exclude each other by this name, whichever tenant they prepare. */
const LOCK = 'socle.migration';

/** Gives a connection back as it was before the migration. */
async function leaveLock(client: pg.ClientBase): Promise<void> {
  await leaveAdvisoryLock(client, LOCK);
  await client.query('reset all');
}

/**
 * Runs `work` on a connection of its own, without a transaction, while no other process migrates. A migration takes as
 * long as it takes: no statement on this connection is cut.
 */
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
    // Closing the connection ends the lock, too.
    client.release(!hasLeft);
  }
}
