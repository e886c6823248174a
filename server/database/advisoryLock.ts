import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Milliseconds between two attempts. */
const PAUSE = 100;

/**
 * Takes an advisory lock for the connection's session. Polls, because `create index concurrently` waits for older
 * statements: one blocked on this lock would deadlock with it.
 *
 * @param name the same in all processes that exclude each other
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

export async function leaveAdvisoryLock(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
}
