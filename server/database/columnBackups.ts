import type pg from 'pg';
import type { ObsoleteColumn } from './migration/obsoleteColumns';
import { SHARED_SCHEMA } from './migration/sharedFunctions';
import { literal, quoted } from './sql';

/** Column values from before a migration, stored as text: PostgreSQL can read back the text that it writes. */
const TABLES: readonly string[] = [
  `create schema if not exists ${SHARED_SCHEMA}`,
  `create table if not exists ${SHARED_SCHEMA}.column_backup (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    schema text not null,
    "table" text not null,
    "column" text not null,
    type text not null
  )`,
  `create table if not exists ${SHARED_SCHEMA}.column_backup_value (
    backup integer not null references ${SHARED_SCHEMA}.column_backup on delete cascade,
    row_id bigint not null,
    value text not null,
    primary key (backup, row_id)
  )`,
];

export const BACKUP_VALUES = `${SHARED_SCHEMA}.column_backup_value`;

export interface ColumnBackup {
  readonly id: number;
  readonly at: string;
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly values: number;
}

export async function prepareBackups(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const statement of TABLES) await client.query(statement);
}

/** Copies the values of a column. @returns the id to pass to `restoreBackup` */
export async function backUpColumn(client: pg.ClientBase, schema: string, column: ObsoleteColumn): Promise<number> {
  const { table, name, type } = column;
  const { rows } = await client.query<{ id: number }>(
    `insert into ${SHARED_SCHEMA}.column_backup (schema, "table", "column", type) values ($1, $2, $3, $4) returning id`,
    [schema, table.name, name, type],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `insert into ${BACKUP_VALUES} (backup, row_id, value)
     select $1, id, ${quoted(name)}::text from ${quoted(schema, table.name)} where ${quoted(name)} is not null`,
    [id],
  );
  return id;
}

export async function listBackups(client: Pick<pg.ClientBase, 'query'>): Promise<readonly ColumnBackup[]> {
  await prepareBackups(client);
  const { rows } = await client.query<ColumnBackup>(
    `select b.id, b.at, b.schema, b."table", b."column", b.type,
       (select count(*)::integer from ${BACKUP_VALUES} v where v.backup = b.id) as values
     from ${SHARED_SCHEMA}.column_backup b order by b.id`,
  );
  return rows;
}

/**
 * Creates a function that converts text to a type, or to null if it does not fit; integers accept `3.00`.
 *
 * @returns the name of the function
 */
export async function makeConversion(client: pg.ClientBase, type: string): Promise<string> {
  const whole = ['integer', 'bigint'].includes(type)
    ? `if value ~ '^-?[0-9]+\\.0+$' then return split_part(value, '.', 1)::${type}; end if;`
    : '';
  const one = type.endsWith('[]') ? `return array[value]::${type};` : 'return null;';
  const name = `pg_temp.${quoted(`converted_to_${type}`)}`;
  const body = `begin ${whole} return value::${type}; exception when others then ${one} end`;
  await client.query(
    `create or replace function ${name}(value text) returns ${type} language plpgsql as ${literal(body)}`,
  );
  return name;
}

/**
 * Restores a column, which must be declared again. Skips records that no longer exist.
 *
 * @returns the number of records restored
 * @throws {Error} if the backup or the column does not exist
 */
export async function restoreBackup(client: pg.ClientBase, id: number): Promise<number> {
  const backup = (await listBackups(client)).find((one) => one.id === id);
  if (!backup) throw new Error(`there is no backup ${id}`);
  const { schema, table, column } = backup;
  const { rows } = await client.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attname = $2 and not attisdropped`,
    [quoted(schema, table), column],
  );
  const type = rows[0]?.type;
  if (type === undefined)
    throw new Error(
      `${schema}.${table} has no column '${column}': declare the field again and start the program first`,
    );
  const conversion = await makeConversion(client, type);
  const { rowCount } = await client.query(
    `update ${quoted(schema, table)} as record set ${quoted(column)} = ${conversion}(kept.value)
     from ${BACKUP_VALUES} kept where kept.backup = $1 and kept.row_id = record.id and ${conversion}(kept.value) is not null`,
    [id],
  );
  return rowCount ?? 0;
}

/** Deletes a backup. @returns false if there is no such backup */
export async function forgetBackup(client: Pick<pg.ClientBase, 'query'>, id: number): Promise<boolean> {
  await prepareBackups(client);
  const { rowCount } = await client.query(`delete from ${SHARED_SCHEMA}.column_backup where id = $1`, [id]);
  return rowCount === 1;
}
