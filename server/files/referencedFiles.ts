import type { Database } from '../database/open';
import { identifier, join, sql, toQuery, type Sql } from '../database/sql';
import { inTransaction } from '../database/transaction';

export interface FileReferences {
  /** The ids of all content referenced by a record or by a change that may still be undone. */
  readonly ids: ReadonlySet<string>;
  /** When this database was first written; older content belongs to another database. Undefined if it is empty. */
  readonly since: Date | undefined;
}

/** Matches the id of a stored file as `jsonb` prints it, at any depth. */
const STORED_ID = '"id": "([0-9a-f]{64})"';

const idsIn = (column: Sql, from: Sql): Sql =>
  sql`select m[1] as id from ${from}, regexp_matches(${column}::text, ${STORED_ID}, 'g') m`;

/**
 * Searches every JSON column in the database rather than those of the declarations, so that a removed declaration does
 * not lose its files.
 *
 * @param retentionDays how long replaced or deleted values can be restored
 */
export function fileReferences(
  { pool }: Pick<Database, 'pool'>,
  schema: string,
  retentionDays: number,
): Promise<FileReferences> {
  const at = (table: string) => identifier(schema, table);
  return inTransaction(
    pool,
    async (client) => {
      const columns = await client.query<{ table: string; column: string }>(
        `select table_name as table, column_name as column
         from information_schema.columns join information_schema.tables using (table_schema, table_name)
         where table_schema = $1 and data_type = 'jsonb' and table_type = 'BASE TABLE' and table_name !~ '^change_row(_|$)'`,
        [schema],
      );
      const recent = sql`${at('change_row')} r join ${at('change_set')} s on s.id = r.change_set
        and s.at > now() - make_interval(days => ${retentionDays}::integer)`;
      const parts = [
        ...columns.rows.map(({ table, column }) => idsIn(identifier('t', column), sql`${at(table)} t`)),
        ...['before', 'after'].map((column) => idsIn(identifier('r', column), recent)),
      ];
      const ids = await client.query<{ id: string }>(toQuery(join(parts, ' union ')));
      const first = await client.query<{ at: string | null }>(
        toQuery(sql`select min(at) as at from ${at('change_set')}`),
      );
      const since = first.rows[0]?.at;
      return { ids: new Set(ids.rows.map(({ id }) => id)), since: since ? new Date(since) : undefined };
    },
    // One snapshot for all tables, so that a file moving between records is never missed.
    'isolation level repeatable read read only',
  );
}
