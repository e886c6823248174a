import type { FieldSpec, Issue } from '../../language/kind';
import type { Values } from '../../language/values';

export interface GridColumn {
  readonly name: string;
  readonly spec: FieldSpec;
  /** Part of the representation; frozen when scrolling sideways. */
  readonly isIdentity: boolean;
  /** Writable in every row, only in new rows, or never. */
  readonly written: 'always' | 'new' | 'never';
}

export interface CellEntry {
  readonly value: unknown;
  readonly issues?: readonly Issue[];
}

/** A stored row and its edits. Immutable, so that rows can be compared by identity. */
export interface GridRow {
  readonly key: string;
  readonly id?: number;
  readonly version?: number;
  /** The stored values; the initial ones of a new row. */
  readonly base: Values;
  /** Edited cells, by field. */
  readonly entries: Readonly<Record<string, CellEntry>>;
  readonly isDeleted: boolean;
}

/** A row before and after a step; undefined if it does not exist then. Rows are added and removed only at the end. */
export interface RowPatch {
  readonly index: number;
  readonly before?: GridRow;
  readonly after?: GridRow;
}

/** The patches of one user action; one undo reverts them. */
export type SheetEdit = readonly RowPatch[];

/** The rows with their undo history. */
export interface Sheet {
  readonly rows: readonly GridRow[];
  readonly done: readonly SheetEdit[];
  readonly undone: readonly SheetEdit[];
  /** Number of new rows so far, to generate unique keys. */
  readonly made: number;
}

export interface CellEdit {
  readonly row: number;
  readonly name: string;
  readonly entry: CellEntry;
}
