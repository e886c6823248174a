import type pg from 'pg';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Database } from '../open';
import { identifier, join, sql, toQuery, type Sql } from '../sql';
import { storedTables, type Table } from '../tables/table';
import { inTransaction } from '../transaction';
import { fileFields } from './written';

/** Days for which authors' daily counts are kept. */
const KEPT_DAYS = 30;

export interface CountedTenant {
  readonly database: Pick<Database, 'pool'>;
  readonly schema: string;
}

/** Differences to add to the counters of a table. */
interface Drift {
  readonly resource: string;
  readonly records: number;
  readonly files: number;
  readonly bytes: number;
}

/** Yields the files of a column, which holds one file or an array of them, as rows. */
const filesIn = (field: string): Sql =>
  sql`select (f ->> 'size')::bigint as size from jsonb_array_elements(
    case jsonb_typeof(${identifier('t', field)}) when 'array' then ${identifier('t', field)}
      when 'object' then jsonb_build_array(${identifier('t', field)}) else '[]' end) f`;

async function driftOf(client: pg.ClientBase, schema: string, table: Table): Promise<Drift> {
  const at = identifier(schema, table.name);
  const { name: resource } = table.schema;
  const fields = fileFields(table.schema);
  const files =
    fields.length === 0
      ? sql`select 0 as files, 0 as bytes`
      : sql`select count(*) as files, coalesce(sum(f.size), 0) as bytes
          from ${at} t, lateral (${join(fields.map(filesIn), ' union all ')}) f`;
  const { rows } = await client.query<Drift>(
    toQuery(sql`
      select v.resource, ((select count(*) from ${at}) - v.row_count)::bigint as records,
        (f.files - v.file_count)::bigint as files, (f.bytes - v.file_bytes)::bigint as bytes
      from ${identifier(schema, 'table_state')} v, (${files}) f where v.resource = ${resource}`),
  );
  return rows[0] ?? { resource, records: 0, files: 0, bytes: 0 };
}

/**
 * Corrects the counters by the difference found in one snapshot per table, so that concurrent writes are not counted
 * twice.
 *
 * @returns the tables whose counters were wrong
 */
export async function recountTenant(
  { database: { pool }, schema }: CountedTenant,
  registry: Registry,
  signal?: AbortSignal,
): Promise<readonly Drift[]> {
  const wrong: Drift[] = [];
  for (const table of storedTables(registry)) {
    if (signal?.aborted) break;
    const drift = await inTransaction(
      pool,
      (client) => driftOf(client, schema, table),
      'isolation level repeatable read read only',
    );
    const { resource, records, files, bytes } = drift;
    if (records === 0 && files === 0 && bytes === 0) continue;
    await pool.query(
      toQuery(sql`update ${identifier(schema, 'table_version')} set row_count = row_count + ${records}::bigint,
        file_count = file_count + ${files}::bigint, file_bytes = file_bytes + ${bytes}::bigint where resource = ${resource}`),
    );
    wrong.push(drift);
  }
  await pool.query(
    toQuery(sql`delete from ${identifier(schema, 'author_day')} where day < current_date - ${KEPT_DAYS}::integer`),
  );
  return wrong;
}
