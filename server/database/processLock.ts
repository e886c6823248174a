import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between two tries. */
const PAUSE = 100;

/**
 * Runs `work` while no other process that shares the database does what has the same name. It tries again and again and
 * does not wait within the database: indexes that another process makes concurrently would wait for that statement.
 *
 * @param url of the database; the lock has a connection of its own and ends with it, also where the process dies
 */
export async function withProcessLock<Result>(url: string, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: `socle ${name}` });
  // A lock whose connection breaks is lost; what is under way goes on, as after a process that died.
  client.on('error', () => undefined);
  await client.connect();
  const isMine = async () =>
    (await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [`socle.${name}`]))
      .rows[0]?.mine === true;
  try {
    while (!(await isMine())) await pause(PAUSE);
    return await work();
  } finally {
    await client.end();
  }
}
