import type pg from 'pg';
import type { Registry } from '../../src/resources/registry/registry';
import { readCatalog, type Catalog } from './migration/catalog';
import { followedTables } from './migration/computedColumns';
import { dropColumns, dropTableSql } from './migration/dropColumns';
import { whileMigrating } from './migration/lock';
import { lockedTransaction } from './migration/lockedTransaction';
import { obsoleteColumns, undeclaredTables, type ObsoleteColumn } from './migration/obsoleteColumns';
import type { Database } from './open';
import { quoted } from './sql';
import { storedTables } from './tables/table';

const DEFAULT = `select pg_get_expr(d.adbin, d.adrelid) as value from pg_attrdef d
  join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = $1::regclass and a.attname = $2`;

async function isTrue(client: pg.ClientBase, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`select ${condition} as answer`);
  return rows[0]?.answer === true;
}

/** Whether a column holds any value other than null and its default. */
async function holdsValues(client: pg.ClientBase, at: string, name: string): Promise<boolean> {
  const { rows } = await client.query<{ value: string }>(DEFAULT, [at, name]);
  const column = quoted(name);
  const typed = rows[0] ? `${column} is distinct from (${rows[0].value})` : 'true';
  return isTrue(client, `exists (select 1 from ${at} where ${column} is not null and ${typed})`);
}

interface Schema {
  readonly schema: string;
  readonly catalog: Catalog;
  readonly columns: readonly ObsoleteColumn[];
  readonly tables: readonly string[];
}

const keyOf = ({ table, name }: ObsoleteColumn): string => `${table.name}.${name}`;

/** The columns, as `table.column`, and tables that hold data in at least one tenant. */
async function filledIn(client: pg.ClientBase, schemas: readonly Schema[]): Promise<ReadonlySet<string>> {
  const filled = new Set<string>();
  for (const { schema, columns, tables } of schemas) {
    for (const column of columns) {
      const at = quoted(schema, column.table.name);
      if (!column.isComputed && !filled.has(keyOf(column)) && (await holdsValues(client, at, column.name)))
        filled.add(keyOf(column));
    }
    for (const name of tables)
      if (await isTrue(client, `exists (select 1 from ${quoted(schema, name)})`)) filled.add(name);
  }
  return filled;
}

/**
 * Drops columns and tables that only another version declares, if they are empty in all these tenants. Call it only
 * when no other version serves.
 */
export const takeBackEmpty = (
  { pool }: Pick<Database, 'pool'>,
  schemas: readonly string[],
  registry: Registry,
): Promise<void> =>
  whileMigrating(pool, async (client) => {
    const declared = storedTables(registry);
    const found: Schema[] = [];
    for (const schema of schemas) {
      const catalog = await readCatalog(client, schema);
      const tables = undeclaredTables(declared, catalog);
      found.push({ schema, catalog, columns: obsoleteColumns(declared, catalog), tables });
    }
    const filled = await filledIn(client, found);
    for (const { schema, catalog, ...unused } of found) {
      const columns = unused.columns.filter((column) => !filled.has(keyOf(column)));
      const tables = unused.tables.filter((name) => !filled.has(name));
      const touched = new Set([...columns.map(({ table }) => table.name), ...tables]);
      if (touched.size === 0) continue;
      const followed = columns.flatMap(({ table, name }) => followedTables(table.name, [name], catalog));
      const dropped = tables.flatMap((name) =>
        followedTables(name, [...(catalog.tables.get(name)?.keys() ?? [])], catalog),
      );
      const locked = [...new Set([...touched, ...followed, ...dropped])].map((name) => quoted(schema, name));
      await lockedTransaction(client, locked, async () => {
        for (const sql of dropColumns(schema, columns, catalog)) await client.query(sql);
        for (const sql of tables.flatMap((name) => dropTableSql(schema, name, catalog))) await client.query(sql);
      });
    }
  });
