import type pg from 'pg';

export interface TableSize {
  readonly name: string;
  /** PostgreSQL's estimate; null before the first analysis. */
  readonly rows: number | null;
  /** Size of the table with TOAST, without indexes. */
  readonly bytes: number;
  readonly indexBytes: number;
}

export interface TableDetails extends TableSize {
  readonly columns: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
  readonly indexes: readonly {
    readonly name: string;
    readonly definition: string;
    readonly bytes: number;
    /** Number of scans since statistics were last reset. */
    readonly uses: number;
  }[];
}

/** float8, because the driver returns bigint as text. */
const SIZES = `
  SELECT c.relname AS name, coalesce(nullif(c.reltuples, -1), nullif(s.n_live_tup, 0))::float8 AS rows,
    pg_table_size(c.oid)::float8 AS bytes, pg_indexes_size(c.oid)::float8 AS "indexBytes"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_stat_user_tables s ON s.relid = c.oid
  WHERE n.nspname = $1 AND c.relkind = 'r'`;

const COLUMNS = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY a.attnum`;

const INDEXES = `
  SELECT x.relname AS name, pg_get_indexdef(i.indexrelid) AS definition,
    pg_relation_size(i.indexrelid)::float8 AS bytes, coalesce(s.idx_scan, 0)::float8 AS uses
  FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
    JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_stat_user_indexes s ON s.indexrelid = i.indexrelid
  WHERE n.nspname = $1 AND c.relname = $2
  ORDER BY x.relname`;

export async function tableSizes(pool: pg.Pool, schema: string): Promise<ReadonlyMap<string, TableSize>> {
  const { rows } = await pool.query<TableSize>(SIZES, [schema]);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Undefined if the tenant has no table of this name. */
export async function tableDetails(pool: pg.Pool, schema: string, name: string): Promise<TableDetails | undefined> {
  const { rows: sizes } = await pool.query<TableSize>(`${SIZES} AND c.relname = $2`, [schema, name]);
  const [size] = sizes;
  if (!size) return undefined;
  const { rows: columns } = await pool.query<TableDetails['columns'][number]>(COLUMNS, [schema, name]);
  const { rows: indexes } = await pool.query<TableDetails['indexes'][number]>(INDEXES, [schema, name]);
  return { ...size, columns, indexes: indexes.map((one) => ({ ...one, definition: withoutPlace(one.definition) })) };
}

/** Shortens `CREATE INDEX x ON s.t USING btree (a)` to `btree (a)`. */
const withoutPlace = (definition: string): string =>
  (definition.startsWith('CREATE UNIQUE') ? 'unique ' : '') + definition.replace(/^.*? USING /, '');
