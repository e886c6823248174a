import pg from 'pg';
import { takeAdvisoryLock } from './advisoryLock';

/** The lock has its own connection and is released with it, also if the process dies. @param url of the database */
export async function withProcessLock<Result>(url: string, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: `socle ${name}` });
  // If the connection breaks, the lock is lost but the work goes on, as after a crash.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeAdvisoryLock(client, `socle.${name}`);
    return await work();
  } finally {
    await client.end();
  }
}
