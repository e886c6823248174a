import type pg from 'pg';
import { isSame } from '../../../src/resources/isSame';
import type { StoreContext } from '../context';
import { recordColumns, toParameter, toRecord, type Row, type StoredRecord } from '../reading/records';
import { scopeConditions, where } from '../reading/scope';
import { identifier, join, sql, toQuery, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Change } from './types';

type Values = Readonly<Record<string, unknown>>;

const version = identifier(SYSTEM_COLUMNS.version);

/** The values as pairs of column and parameter, for the columns that are among them. */
const assigned = ({ columns }: Table, values: Values): readonly (readonly [Sql, unknown])[] =>
  columns
    .filter(({ field }) => Object.hasOwn(values, field))
    .map(({ field, type }) => [identifier(field), toParameter(values[field], type)] as const);

async function one(client: pg.ClientBase, table: Table, query: Sql): Promise<StoredRecord | undefined> {
  const { rows } = await client.query<Row>(toQuery(query));
  return rows[0] && toRecord(table, rows[0]);
}

/** Reads the record that a change is about and keeps others from changing it until the transaction ends. */
export function lockRecord(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  change: Change,
): Promise<StoredRecord | undefined> {
  const conditions = [sql`t.id = ${change.id ?? null}`, ...scopeConditions(context, table.schema, change.parents)];
  // An update leaves the key alone, so that records which point at it can be written meanwhile; a deletion does not.
  const strength = change.action === 'delete' ? sql`for update of t` : sql`for no key update of t`;
  return one(
    client,
    table,
    sql`select ${recordColumns(table)} from ${context.at(table)} t ${where(conditions)} ${strength}`,
  );
}

async function returned(client: pg.ClientBase, table: Table, query: Sql): Promise<StoredRecord> {
  const record = await one(client, table, query);
  if (!record) throw new Error(`a write to '${table.schema.name}' answered no record`);
  return record;
}

export function insertRecord(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  values: Values,
  parentId: number | undefined,
): Promise<StoredRecord> {
  const pairs = assigned(table, values);
  const parent: readonly (readonly [Sql, unknown])[] =
    parentId === undefined ? [] : [[identifier(SYSTEM_COLUMNS.parent), parentId]];
  const all = [...parent, ...pairs];
  const given =
    all.length === 0
      ? sql`default values`
      : sql`(${join(all.map(([name]) => name))}) values (${join(all.map(([, value]) => sql`${value}`))})`;
  return returned(client, table, sql`insert into ${context.at(table)} as t ${given} returning ${recordColumns(table)}`);
}

export function updateRecord(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  id: number,
  values: Values,
): Promise<StoredRecord> {
  const pairs = assigned(table, values).map(([name, value]) => sql`${name} = ${value}`);
  const system = [sql`${version} = t.${version} + 1`, sql`${identifier(SYSTEM_COLUMNS.updatedAt)} = now()`];
  return returned(
    client,
    table,
    sql`
      update ${context.at(table)} as t set ${join([...pairs, ...system])}
      where t.id = ${id} returning ${recordColumns(table)}`,
  );
}

export async function deleteRecord(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  id: number,
): Promise<void> {
  await client.query(toQuery(sql`delete from ${context.at(table)} where id = ${id}`));
}

/** The given values that differ from the stored ones. */
export const changedValues = (before: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([field, value]) => !isSame(value ?? null, before[field] ?? null)));
