import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The transaction that the running code is in; it stays known to what the code leaves behind, and says then that it is over. */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs `work` as what holds a connection, and perhaps locks, until it ends. */
export async function whileHoldingConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Lets a pool refuse code that is within a transaction: it holds a connection and locks already, and where all others wait
 * for those locks, each with a connection, none would ever become free. The transaction's own client is what it asks.
 */
export function refuseWithinTransactions(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: readonly unknown[]) => unknown;
  // `query` of a pool connects as well.
  pool.connect = ((...args: readonly unknown[]) => {
    if (transactions.getStore()?.isOpen)
      throw new Error('a transaction asks the pool for another connection: its own client is what it may ask');
    return connect(...args);
  }) as typeof pool.connect;
}
