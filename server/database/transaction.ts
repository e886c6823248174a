import type pg from 'pg';
import { whileHoldingConnection } from './lockGuard';

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects, and the error goes on.
 * A connection that broke is not given back to the pool. Within `work` the pool answers nothing (`lockGuard.ts`).
 *
 * @param mode what follows `begin`: `isolation level repeatable read read only`, `; set local lock_timeout = 100`.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  mode = '',
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(`begin ${mode}`);
    const result = await whileHoldingConnection(() => work(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
