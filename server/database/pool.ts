import pg from 'pg';
import { refuseWithinTransactions } from './lockGuard';

const { builtins } = pg.types;
const NUMERIC_ARRAY = 1231;
const BIGINT_ARRAY = 1016;

const toNumbers = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));

/** How PostgreSQL's types arrive: ids and amounts as numbers, days as they are written, moments as ISO 8601 in UTC. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [BIGINT_ARRAY, toNumbers],
  [NUMERIC_ARRAY, toNumbers],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** What connections may take: how many there are, and seconds. */
export interface ConnectionLimits {
  readonly connections: number;
  /** For how long a caller waits for a free one. */
  readonly wait: number;
  readonly statement: number;
  /** For how long a transaction may do nothing. */
  readonly idle: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { connections: 10, wait: 10, statement: 120, idle: 120 };

/** A pool of connections that reads values as the declarations mean them. */
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
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one in use: what is under way on it is rejected, and its caller says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  refuseWithinTransactions(pool);
  return pool;
}
