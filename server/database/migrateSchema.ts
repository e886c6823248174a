import type pg from 'pg';
import type { Registry } from '../../src/resources/registry/registry';
import { backUpColumn, BACKUP_VALUES, makeConversion, prepareBackups } from './columnBackups';
import { readCatalog, type Catalog } from './migration/catalog';
import { followedTables } from './migration/computedColumns';
import { catalogType, columnSql } from './migration/ddl';
import { dropColumns } from './migration/dropColumns';
import { whileMigrating } from './migration/lock';
import { lockedTransaction } from './migration/lockedTransaction';
import { obsoleteColumns, type ObsoleteColumn } from './migration/obsoleteColumns';
import type { Database } from './open';
import { quoted } from './sql';
import { storedTables } from './tables/table';

export interface ColumnMigration {
  readonly table: string;
  readonly column: string;
  readonly from: string;
  /** Absent if the column is dropped. */
  readonly to?: string;
  /** Number of records with a value; `kept`: how many of them keep it. */
  readonly values: number;
  readonly kept: number;
  /** The id of the backup, once the migration has run. */
  readonly backup?: number;
}

async function describe(client: pg.ClientBase, schema: string, column: ObsoleteColumn): Promise<ColumnMigration> {
  const { table, name, type: from, wanted } = column;
  const to = wanted && catalogType(wanted.type);
  const kept = to === undefined ? '0' : `count(${await makeConversion(client, to)}(${quoted(name)}::text))`;
  const { rows } = await client.query<{ values: string; kept: string }>(
    `select count(${quoted(name)}) as values, ${kept} as kept from ${quoted(schema, table.name)}`,
  );
  const counts = { values: Number(rows[0]?.values), kept: Number(rows[0]?.kept) };
  return { table: table.name, column: name, from, ...(to !== undefined && { to }), ...counts };
}

interface Target {
  readonly schema: string;
  readonly registry: Registry;
}

/** Lists a tenant's columns that differ from the declarations, with how many values a migration would keep. */
export const describeMigration = (
  { pool }: Pick<Database, 'pool'>,
  { schema, registry }: Target,
): Promise<readonly ColumnMigration[]> =>
  whileMigrating(pool, async (client) => {
    const described: ColumnMigration[] = [];
    for (const column of obsoleteColumns(storedTables(registry), await readCatalog(client, schema)))
      if (!column.isComputed) described.push(await describe(client, schema, column));
    return described;
  });

/** Adds the column with its declared type and fills it with the values that can be converted. */
async function convert(client: pg.ClientBase, schema: string, column: ObsoleteColumn, backup: number): Promise<void> {
  const { table, name, wanted } = column;
  if (!wanted) return;
  const at = quoted(schema, table.name);
  await client.query(`alter table ${at} add column ${columnSql({ ...wanted, notNull: false })}`);
  const conversion = await makeConversion(client, catalogType(wanted.type));
  await client.query(
    `update ${at} as record set ${quoted(name)} = ${conversion}(kept.value) from ${BACKUP_VALUES} kept
     where kept.backup = $1 and kept.row_id = record.id`,
    [backup],
  );
}

async function migrateColumns(
  client: pg.ClientBase,
  schema: string,
  columns: readonly ObsoleteColumn[],
  catalog: Catalog,
): Promise<readonly ColumnMigration[]> {
  const done: (ColumnMigration & { readonly backup: number })[] = [];
  const written = columns.filter(({ isComputed }) => !isComputed);
  for (const column of written) {
    const described = await describe(client, schema, column);
    done.push({ ...described, backup: await backUpColumn(client, schema, column) });
  }
  for (const statement of dropColumns(schema, columns, catalog)) await client.query(statement);
  for (const [index, column] of written.entries()) await convert(client, schema, column, done[index]?.backup ?? 0);
  return done;
}

/**
 * Converts columns of another type as far as their values allow, and drops those without a field. Former values are
 * backed up (`columnBackups.ts`). Runs in one transaction.
 */
export const migrateSchema = (
  { pool }: Pick<Database, 'pool'>,
  { schema, registry }: Target,
): Promise<readonly ColumnMigration[]> =>
  whileMigrating(pool, async (client) => {
    await prepareBackups(client);
    const catalog = await readCatalog(client, schema);
    const columns = obsoleteColumns(storedTables(registry), catalog);
    const touched = columns.flatMap(({ table, name }) => [table.name, ...followedTables(table.name, [name], catalog)]);
    const tables = [...new Set(touched)].map((name) => quoted(schema, name));
    return lockedTransaction(client, tables, () => migrateColumns(client, schema, columns, catalog));
  });
