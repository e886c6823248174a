import type pg from 'pg';
import { whileHoldingConnection } from './lockGuard';

/**
 * Commits if `work` resolves, rolls back and rethrows if it rejects. Discards broken connections. Within `work`, the
 * pool refuses queries (`lockGuard.ts`).
 *
 * @param mode follows `begin`: `isolation level repeatable read read only`, `; set local lock_timeout = 100`
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
