import type { ColumnType } from '../../../src/resources/language/kind';
import { identifier, join, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table, Veil } from '../tables/table';

/** A record as it is stored. */
export interface StoredRecord {
  readonly id: number;
  /** 1 when created, and one more with each change. */
  readonly version: number;
  /** Of a nested collection: the id of the record that it hangs directly below. */
  readonly parentId?: number;
  /** The declared fields, in canonical form; null for none. */
  readonly values: Readonly<Record<string, unknown>>;
}

export type Row = Readonly<Record<string, unknown>>;

/** The columns that make up a record, of the table that a query calls `t`. */
export const recordColumns = (table: Table): Sql =>
  join(
    // The field by which a view hangs below a record may be one that it shows.
    [...new Set(['id', SYSTEM_COLUMNS.version, table.parentColumn, ...table.columns.map(({ field }) => field)])]
      .filter((name) => name !== undefined)
      .map((name) => identifier('t', name)),
  );

/** Whether a row is private, and another person's: it is left out what it keeps back, because that is not empty. */
const isKeptBack = ({ flag, owner, personId }: Veil, row: Row): boolean =>
  row[flag] === true && Number(row[owner]) !== personId;

/** A row that was read with `recordColumns`. */
export function toRecord(table: Table, row: Row): StoredRecord {
  const { veil } = table;
  const kept = veil && isKeptBack(veil, row) ? veil.fields : [];
  const values: Record<string, unknown> = {};
  for (const { field } of table.columns) if (!kept.includes(field)) values[field] = row[field] ?? null;
  const parent = table.parentColumn !== undefined && { parentId: Number(row[table.parentColumn]) };
  return { id: Number(row.id), version: Number(row[SYSTEM_COLUMNS.version]), ...parent, values };
}

/** A canonical value as `pg` has to be given it: its own conversion of arrays is PostgreSQL's, not JSON's. */
export const toParameter = (value: unknown, type: ColumnType): unknown =>
  type === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
