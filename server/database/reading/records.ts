import type { ColumnType } from '../../../src/resources/language/kind';
import { identifier, join, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table, Veil } from '../tables/table';

export interface StoredRecord {
  readonly id: number;
  /** 1 when created, plus one for each change. */
  readonly version: number;
  /** The id of the direct parent, in a nested collection. */
  readonly parentId?: number;
  /** The declared fields in canonical form; null if empty. */
  readonly values: Readonly<Record<string, unknown>>;
}

export type Row = Readonly<Record<string, unknown>>;

export const recordColumns = (table: Table): Sql =>
  join(
    // The parent column of a view may be one of its fields.
    [...new Set(['id', SYSTEM_COLUMNS.version, table.parentColumn, ...table.columns.map(({ field }) => field)])]
      .filter((name) => name !== undefined)
      .map((name) => identifier('t', name)),
  );

/** Whether a row's private fields are hidden. They are left out of the record, because null would mean empty. */
const isKeptBack = ({ flag, owner, personId }: Veil, row: Row): boolean =>
  row[flag] === true && Number(row[owner]) !== personId;

export function toRecord(table: Table, row: Row): StoredRecord {
  const { veil } = table;
  const kept = veil && isKeptBack(veil, row) ? veil.fields : [];
  const values: Record<string, unknown> = {};
  for (const { field } of table.columns) if (!kept.includes(field)) values[field] = row[field] ?? null;
  const parent = table.parentColumn !== undefined && { parentId: Number(row[table.parentColumn]) };
  return { id: Number(row.id), version: Number(row[SYSTEM_COLUMNS.version]), ...parent, values };
}

/** `pg` would convert arrays to PostgreSQL arrays instead of JSON. */
export const toParameter = (value: unknown, type: ColumnType): unknown =>
  type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
