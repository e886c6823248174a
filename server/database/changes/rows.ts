import type pg from 'pg';
import type { ParentScope, StoreContext } from '../storeContext';
import { recordColumns, toRecord, type Row, type StoredRecord } from '../reading/records';
import { scopeConditions, where } from '../reading/scope';
import { identifier, join, quoted, raw, sql, toQuery, type Sql } from '../sql';
import type { Column } from '../tables/parts';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Values } from '../../../src/resources/language/values';

const VERSION = identifier(SYSTEM_COLUMNS.version);
const UPDATED_AT = identifier(SYSTEM_COLUMNS.updatedAt);
const PARENT = identifier(SYSTEM_COLUMNS.parent);

async function records(client: pg.ClientBase, table: Table, query: Sql): Promise<StoredRecord[]> {
  const { rows } = await client.query<Row>(toQuery(query));
  return rows.map((row) => toRecord(table, row));
}

/** An update leaves the key unchanged, so other writers may insert references to the record meanwhile. */
const STRENGTH = { update: sql`for no key update of t`, delete: sql`for update of t` } as const;

export async function lockRecords(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  action: keyof typeof STRENGTH,
  asked: { readonly ids: readonly number[]; readonly parents?: ParentScope },
): Promise<ReadonlyMap<number, StoredRecord>> {
  const conditions = [
    sql`t.id = any(${asked.ids}::bigint[])`,
    ...scopeConditions(context, table.schema, asked.parents),
  ];
  const found = await records(
    client,
    table,
    sql`select ${recordColumns(table)} from ${context.at(table)} t ${where(conditions)}
      order by t.id ${STRENGTH[action]}`,
  );
  return new Map(found.map((record) => [record.id, record]));
}

const columnsAmong = ({ columns }: Table, values: Values): readonly Column[] =>
  columns.filter(({ field }) => Object.hasOwn(values, field));

/** Passes rows as one JSON parameter, for `from <rows> as r(...)`. */
export const rowset = (rows: readonly Values[], leading: string, columns: readonly Column[]): Sql => {
  const defined = [leading, ...columns.map(({ field, type }) => `${quoted(field)} ${type}`)];
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${raw(defined.join(', '))})`;
};

export interface NewRecord {
  readonly values: Values;
  /** Only in a nested collection. */
  readonly parentId?: number | undefined;
}

/** Inserts records in order with one statement. All must have the same fields. */
export async function insertRecords(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  given: readonly NewRecord[],
): Promise<readonly StoredRecord[]> {
  const [first] = given;
  if (!first) return [];
  const columns = columnsAmong(table, first.values);
  const names = columns.map(({ field }) => field);
  const isNested = table.schema.parent !== undefined;
  const rows = given.map(({ values, parentId }, place) => ({ _place: place, _parent: parentId ?? null, ...values }));
  // Includes the version, so that a record without values is still a valid row.
  const target = join([VERSION, ...(isNested ? [PARENT] : []), ...names.map((name) => identifier(name))]);
  const source = join([
    raw('1'),
    ...(isNested ? [raw('r._parent')] : []),
    ...names.map((name) => identifier('r', name)),
  ]);
  const inserted = await records(
    client,
    table,
    sql`insert into ${context.at(table)} as t (${target})
      select ${source} from ${rowset(rows, '_place integer, _parent bigint', columns)} order by r._place
      returning ${recordColumns(table)}`,
  );
  // Ids are assigned in insertion order, but PostgreSQL does not promise the order of `returning`.
  return inserted.sort((a, b) => a.id - b.id);
}

/** Updates records with one statement. All must change the same fields. @returns the new records by id */
export async function updateRecords(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  given: readonly { readonly id: number; readonly values: Values }[],
): Promise<ReadonlyMap<number, StoredRecord>> {
  const [first] = given;
  if (!first) return new Map();
  const columns = columnsAmong(table, first.values);
  const rows = given.map(({ id, values }) => ({ _id: id, ...values }));
  const assigned = columns.map(({ field }) => sql`${identifier(field)} = ${identifier('r', field)}`);
  const changed = await records(
    client,
    table,
    sql`update ${context.at(table)} as t
      set ${join([...assigned, sql`${VERSION} = t.${VERSION} + 1`, sql`${UPDATED_AT} = now()`])}
      from ${rowset(rows, '_id bigint', columns)} where t.id = r._id returning ${recordColumns(table)}`,
  );
  return new Map(changed.map((record) => [record.id, record]));
}

export async function deleteRecords(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  ids: readonly number[],
): Promise<void> {
  await client.query(toQuery(sql`delete from ${context.at(table)} where id = any(${ids}::bigint[])`));
}
