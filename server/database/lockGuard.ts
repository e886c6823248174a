import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The transaction of the running code. Work left behind by a transaction still sees it, with `isOpen` false. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Marks `work` as holding a connection, and possibly locks, until it ends. */
export async function whileHoldingConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Makes a pool reject calls from within a transaction, which must use its own client: if all other connections wait
 * for its locks, none would ever become free.
 */
export function refuseWithinTransactions(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: readonly unknown[]) => unknown;
  // `pool.query` calls `connect` as well.
  pool.connect = ((...args: readonly unknown[]) => {
    if (transactions.getStore()?.isOpen)
      throw new Error('a transaction asks the pool for another connection: its own client is what it may ask');
    return connect(...args);
  }) as typeof pool.connect;
}
