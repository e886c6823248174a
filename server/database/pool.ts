import pg from 'pg';
import { refuseWithinTransactions } from './lockGuard';

const { builtins } = pg.types;
const NUMERIC_ARRAY = 1231;
const BIGINT_ARRAY = 1016;

const toNumbers = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));

/** Ids and amounts become numbers; dates stay as written; timestamps become ISO 8601 in UTC. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [BIGINT_ARRAY, toNumbers],
  [NUMERIC_ARRAY, toNumbers],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** Number of connections, and timeouts in seconds. */
export interface ConnectionLimits {
  readonly connections: number;
  /** Seconds that a caller waits for a free connection. */
  readonly wait: number;
  readonly statement: number;
  /** Seconds that a transaction may be idle. */
  readonly idle: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { connections: 10, wait: 10, statement: 120, idle: 120 };

export function createPool(url: string, limits: ConnectionLimits = CONNECTION_LIMITS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.wait * 1_000,
    statement_timeout: limits.statement * 1_000,
    idle_in_transaction_session_timeout: limits.idle * 1_000,
    application_name: 'socle',
    options: '-c timezone=UTC -c datestyle=ISO -c max_parallel_workers_per_gather=0',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // The pool replaces an idle connection that the server closed; without a listener, the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use: its running query rejects, and the caller reports that.
  pool.on('connect', (client) => client.on('error', () => undefined));
  refuseWithinTransactions(pool);
  return pool;
}
