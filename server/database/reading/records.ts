import type { ColumnType } from '../../../src/resources/fields/kind';
import { identifier, join, raw, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';

/** A record as it is stored. */
export interface StoredRecord {
  readonly id: number;
  /** 1 when created, and one more with each change. */
  readonly version: number;
  /** The declared fields, in canonical form; null for none. */
  readonly values: Readonly<Record<string, unknown>>;
}

export type Row = Readonly<Record<string, unknown>>;

/** The columns that make up a record, of the table that a query calls `t`. */
export const recordColumns = (table: Table): Sql =>
  join([
    raw('t.id'),
    identifier('t', SYSTEM_COLUMNS.version),
    ...table.columns.map(({ field }) => identifier('t', field)),
  ]);

/** A row that was read with `recordColumns`. */
export function toRecord(table: Table, row: Row): StoredRecord {
  const values: Record<string, unknown> = {};
  for (const { field } of table.columns) values[field] = row[field] ?? null;
  return { id: Number(row.id), version: Number(row[SYSTEM_COLUMNS.version]), values };
}

/** A canonical value as `pg` has to be given it: its own conversion of arrays is PostgreSQL's, not JSON's. */
export const toParameter = (value: unknown, type: ColumnType): unknown =>
  type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
