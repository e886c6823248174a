import type pg from 'pg';
import type { DatabaseWatch } from './embedded/keepRunning';
import { launchEmbedded, type LaunchedPostgres } from './embedded/start';
import { DatabaseUnavailable, messageOf } from './errors';
import { CONNECTION_LIMITS, createPool, type ConnectionLimits } from './pool';

export interface Database {
  readonly pool: pg.Pool;
  /** How another process reaches the same database, for as long as this one holds it open. */
  readonly url: string;
  /** Ends the connections, and PostgreSQL itself where it is the embedded one. */
  close(): Promise<void>;
}

/** Where the database is: at `url`, or the embedded PostgreSQL of `dataDirectory` where there is no url. */
export interface DatabasePlace {
  readonly dataDirectory: string;
  readonly url?: string;
  /** The product's own where absent. */
  readonly limits?: ConnectionLimits;
  /** Hears when the embedded one ended by itself. */
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
 * Begins to open the database: the processes of the embedded one run when this resolves, so that what takes this process's
 * time can be done while they start.
 *
 * @throws {DatabaseUnavailable} with one line that says why, here or from `opened`.
 */
export async function beginOpening({
  dataDirectory,
  url,
  limits = CONNECTION_LIMITS,
  watch,
}: DatabasePlace): Promise<{ opened: Promise<Database> }> {
  const embedded = url ? undefined : await launchEmbedded(dataDirectory, {}, watch);
  const opened = openPool(url ?? embedded?.url ?? '', embedded, limits);
  // A failure is reported by what waits for it.
  opened.catch(() => undefined);
  return { opened };
}

/**
 * Opens the database.
 *
 * @throws {DatabaseUnavailable} with one line that says why.
 */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => (await beginOpening(place)).opened;
