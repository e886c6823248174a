import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { recordColumns, toRecord, type Row, type StoredRecord } from '../reading/records';
import { identifier, sql, toQuery } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';

/** Records to delete together, including the requested ones: by table, then by id. */
export type Cascade = ReadonlyMap<Table, ReadonlyMap<number, StoredRecord>>;

/** A table whose records are owned by those of another, and the column that references the owner. */
interface Part {
  readonly table: Table;
  readonly column: string;
}

const partsOf = ({ tables }: StoreContext, whole: Table): readonly Part[] =>
  tables.flatMap((table): Part[] => {
    const { parent, owned } = table.schema;
    if (table.view) return [];
    const nested = owned && parent?.resource === whole.stored ? [{ table, column: SYSTEM_COLUMNS.parent }] : [];
    const pointing = table.pointers
      .filter((pointer) => pointer.owned && !pointer.several && pointer.resource === whole.stored)
      .map(({ path: [field] }) => ({ table, column: field }));
    return [...nested, ...pointing];
  });

const knownCascades = new WeakMap<Table, readonly string[]>();

/** The resources whose records a deletion can cascade to, the table's own first. */
export function cascadeResources(context: StoreContext, table: Table): readonly string[] {
  const known = knownCascades.get(table);
  if (known) return known;
  const found = new Set([table]);
  for (const whole of found) for (const part of partsOf(context, whole)) found.add(part.table);
  const resources = [...found].map(({ stored }) => stored);
  knownCascades.set(table, resources);
  return resources;
}

async function lockParts(
  context: StoreContext,
  client: pg.ClientBase,
  { table, column }: Part,
  ids: readonly number[],
): Promise<readonly StoredRecord[]> {
  const query = sql`
    select ${recordColumns(table)} from ${context.at(table)} t
    where ${identifier('t', column)} = any(${ids}::bigint[]) order by t.id for update of t`;
  const { rows } = await client.query<Row>(toQuery(query));
  return rows.map((row) => toRecord(table, row));
}

/** Locks all records owned by the given, locked ones, at any depth, so that nothing is added below them. */
export async function lockCascade(
  context: StoreContext,
  client: pg.ClientBase,
  table: Table,
  ...records: readonly StoredRecord[]
): Promise<Cascade> {
  const cascade = new Map([[table, new Map(records.map((record) => [record.id, record]))]]);
  const open = [{ whole: table, ids: records.map(({ id }) => id) }];
  for (const { whole, ids } of open) {
    for (const part of partsOf(context, whole)) {
      const known = cascade.get(part.table) ?? new Map<number, StoredRecord>();
      const found = (await lockParts(context, client, part, ids)).filter(({ id }) => !known.has(id));
      if (found.length === 0) continue;
      for (const one of found) known.set(one.id, one);
      cascade.set(part.table, known);
      open.push({ whole: part.table, ids: found.map(({ id }) => id) });
    }
  }
  return cascade;
}

/** Orders tables for deletion: referencing tables before referenced ones. */
export function deletionOrder(cascade: Cascade): readonly Table[] {
  const order = new Set<Table>();
  const visited = new Set<Table>();
  const visit = (table: Table): void => {
    if (visited.has(table)) return;
    visited.add(table);
    for (const other of cascade.keys()) if (other.foreignKeys.some(({ target }) => target === table.name)) visit(other);
    order.add(table);
  };
  for (const table of cascade.keys()) visit(table);
  return [...order];
}
