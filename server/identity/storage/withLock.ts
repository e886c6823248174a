import type { PoolClient } from 'pg';
import type { IdentityStore } from './identityStore';

/** Runs `work` in one transaction, while no other process does the same for this tenant; all of it or nothing is kept. */
export async function withLock<Result>(
  { database, schema }: IdentityStore,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`identity:${schema}`]);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
