import pg from 'pg';

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

/** A pool of connections that reads values as the declarations mean them; `max` bounds what one process asks for. */
export function createPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'socle',
    options: '-c timezone=UTC -c datestyle=ISO',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that the server closes is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
