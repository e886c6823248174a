import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { whileHoldingConnection } from '../lockGuard';

/** All processes and versions of the program exclude each other by this key, whichever tenant they prepare. */
const KEY = "hashtext('socle.migration')";

const PAUSE = 100;

/**
 * Takes the lock without waiting inside a statement: `create index concurrently` waits for every statement that began
 * before it, and would wait for one that waits for this lock.
 */
async function takeLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${KEY}) as taken`);
    if (rows[0]?.taken) return;
    await setTimeout(PAUSE);
  }
}

/** Gives a connection back as it was before the migration. */
async function leaveLock(client: pg.ClientBase): Promise<void> {
  await client.query(`select pg_advisory_unlock(${KEY})`);
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
    await takeLock(client);
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
