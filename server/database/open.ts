import type pg from 'pg';
import type { DatabaseWatch } from './embedded/keepRunning';
import { launchEmbedded, type LaunchedPostgres } from './embedded/start';
import { DatabaseUnavailable, messageOf } from './errors';
import { CONNECTION_LIMITS, createPool, type ConnectionLimits } from './pool';

export interface Database {
  readonly pool: pg.Pool;
  /** Lets another process connect to the same database, as long as this one keeps it open. */
  readonly url: string;
  /** Ends the connections, and stops PostgreSQL if it is the embedded one. */
  close(): Promise<void>;
}

/** Connects to `url`; without a url, starts the embedded PostgreSQL in `dataDirectory`. */
export interface DatabasePlace {
  readonly dataDirectory: string;
  readonly url?: string;
  /** Default: `CONNECTION_LIMITS`. */
  readonly limits?: ConnectionLimits;
  /** Called when the embedded PostgreSQL ends unexpectedly. */
  readonly watch?: DatabaseWatch;
}

async function openPool(
  url: string,
  embedded: LaunchedPostgres | undefined,
  limits: ConnectionLimits,
): Promise<Database> {
  await embedded?.ready;
  const pool = createPool(url, limits);
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

/**
 * Resolves once the processes of the embedded PostgreSQL run, so that the caller can do CPU work while they start.
 *
 * @throws {DatabaseUnavailable} with one line that says why, here or from `opened`
 */
export async function beginOpening({
  dataDirectory,
  url,
  limits = CONNECTION_LIMITS,
  watch,
}: DatabasePlace): Promise<{ opened: Promise<Database> }> {
  const embedded = url ? undefined : await launchEmbedded(dataDirectory, {}, watch);
  const opened = openPool(url ?? embedded?.url ?? '', embedded, limits);
  // Avoids an unhandled rejection: `opened` is awaited later.
  opened.catch(() => undefined);
  return { opened };
}

/** @throws {DatabaseUnavailable} with one line that says why */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => (await beginOpening(place)).opened;
