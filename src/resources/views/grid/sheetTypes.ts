import type { FieldSpec, Issue } from '../../language/kind';
import type { Values } from '../../language/values';

/** A column of the spreadsheet: a declared field. */
export interface GridColumn {
  readonly name: string;
  readonly spec: FieldSpec;
  /** Names the record, and stays in sight when one scrolls sideways. */
  readonly isIdentity: boolean;
  /** Whether it is written: in every row, only in new ones, or never. */
  readonly written: 'always' | 'new' | 'never';
}

/** What was put into a cell: the value in canonical form, or what was typed where it is wrong. */
export interface CellEntry {
  readonly value: unknown;
  readonly issues?: readonly Issue[];
}

/** A row: what is stored, and what was changed since. Never changed itself, so that it can be compared by identity. */
export interface GridRow {
  /** Its own for as long as the screen is open. */
  readonly key: string;
  /** Absent: a new one. */
  readonly id?: number;
  /** The version that was read, where it is known. */
  readonly version?: number;
  /** The stored values; of a new row the initial ones. */
  readonly base: Values;
  /** The cells that differ from them, by field. */
  readonly entries: Readonly<Record<string, CellEntry>>;
  /** Will be deleted; a new one will not be created. */
  readonly isDeleted: boolean;
}

/** A row before and after; absent: it was not there, or is not any more. Rows come and go at the end only. */
export interface RowPatch {
  readonly index: number;
  readonly before?: GridRow;
  readonly after?: GridRow;
}

/** What one gesture of the person changes, and one undo takes back. */
export type SheetEdit = readonly RowPatch[];

/** The rows, with what was done to them. */
export interface Sheet {
  readonly rows: readonly GridRow[];
  readonly done: readonly SheetEdit[];
  readonly undone: readonly SheetEdit[];
  /** How many new rows there ever were: makes their keys. */
  readonly made: number;
}

/** What is put into which cell. */
export interface CellEdit {
  readonly row: number;
  readonly name: string;
  readonly entry: CellEntry;
}
