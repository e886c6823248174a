import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { hasCode, LOCK_TIMEOUT } from '../errors';

const CANCELLED = '57014';
const DEADLOCK = '40P01';

/** Milliseconds; less than `deadlock_timeout` (1 s), after which PostgreSQL would abort another program's request. */
const LOCK_LIMIT = 700;
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5_000;

async function repeatUntilLocked(attempt: () => Promise<boolean>): Promise<void> {
  for (let pause = FIRST_PAUSE; !(await attempt()); pause = Math.min(2 * pause, LONGEST_PAUSE)) await setTimeout(pause);
}

/** Locks all tables with one statement. @returns false if it timed out */
async function lockTables(client: pg.ClientBase, tables: readonly string[]): Promise<boolean> {
  if (tables.length === 0) return true;
  try {
    await client.query(`set local statement_timeout = ${LOCK_LIMIT}`);
    await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
    await client.query('set local statement_timeout = 0');
    return true;
  } catch (error) {
    if (hasCode(error, CANCELLED, DEADLOCK)) return false;
    throw error;
  }
}

/**
 * Runs `work` in a transaction that locks all tables (quoted names) at once, so that it never waits for a second lock
 * while requests wait for its first one.
 */
export async function lockedTransaction<Result>(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await repeatUntilLocked(async () => {
      await client.query('begin');
      const isLocked = await lockTables(client, tables);
      if (!isLocked) await client.query('rollback');
      return isLocked;
    });
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Retries a statement that does not get its lock soon, so that requests never queue behind it for long. */
export const runAlone = (client: pg.ClientBase, statement: string): Promise<void> =>
  repeatUntilLocked(async () => {
    try {
      await client.query(`set lock_timeout = ${LOCK_LIMIT}`);
      await client.query(statement);
      return true;
    } catch (error) {
      if (hasCode(error, LOCK_TIMEOUT, DEADLOCK)) return false;
      throw error;
    } finally {
      await client.query('set lock_timeout = 0');
    }
  });
