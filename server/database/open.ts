import type pg from 'pg';
import { startEmbedded } from './embedded/start';
import { DatabaseUnavailable, messageOf } from './errors';
import { createPool } from './pool';

export interface Database {
  readonly pool: pg.Pool;
  /** How another process reaches the same database, for as long as this one holds it open. */
  readonly url: string;
  /** Ends the connections, and PostgreSQL itself where it is the embedded one. */
  close(): Promise<void>;
}

/**
 * Opens the database at `url`, or the embedded PostgreSQL of `dataDirectory` where there is no url.
 *
 * @throws {DatabaseUnavailable} with one line that says why.
 */
export async function openDatabase(options: { dataDirectory: string; url?: string }): Promise<Database> {
  const embedded = options.url ? undefined : await startEmbedded(options.dataDirectory);
  const url = options.url ?? embedded?.url ?? '';
  const pool = createPool(url);
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new DatabaseUnavailable(`the database cannot be opened: ${messageOf(error)}`, { cause: error });
  }
  return { pool, url, close };
}
