import type { PoolClient } from 'pg';
import { inTransaction } from '../../database/transaction';
import type { IdentityStore } from './identityStore';

/** Runs `work` in one transaction, while no other process does the same for this tenant. */
export const withLock = <Result>(
  { database, schema }: IdentityStore,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database.pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`identity:${schema}`]);
    return work(client);
  });
