import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Milliseconds between two tries. */
const PAUSE = 100;

/**
 * Takes an advisory lock for a connection (its session). It tries again and again and does not wait inside a statement:
 * `create index concurrently` waits for every statement that began before it, and would wait for one that waits for this lock.
 *
 * @param name the same for all processes that exclude each other
 */
export async function takeAdvisoryLock(client: pg.ClientBase, name: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [
      name,
    ]);
    if (rows[0]?.taken) return;
    await pause(PAUSE);
  }
}

/** Lets go of an advisory lock that the connection holds. */
export async function leaveAdvisoryLock(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
}
