import pg from 'pg';
import { takeAdvisoryLock } from './advisoryLock';

/**
 * Runs `work` while no other process that shares the database does what has the same name.
 *
 * @param url of the database; the lock has a connection of its own and ends with it, also where the process dies
 */
export async function withProcessLock<Result>(url: string, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: `socle ${name}` });
  // A lock whose connection breaks is lost; what is under way goes on, as after a process that died.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeAdvisoryLock(client, `socle.${name}`);
    return await work();
  } finally {
    await client.end();
  }
}
