import type { ColumnType } from '../../../src/resources/language/kind';

/** A column of a declared field. */
export interface Column {
  readonly field: string;
  readonly type: ColumnType;
  readonly notNull: boolean;
}

export interface ForeignKey {
  readonly name: string;
  readonly column: string;
  /** The table pointed at. */
  readonly target: string;
  /** The declared field; undefined for the link to the parent. */
  readonly field?: string;
}

export interface Index {
  readonly name: string;
  /** What follows `on <table>`. */
  readonly definition: string;
  /** For a unique one: the fields that together are held once. */
  readonly uniqueFields?: readonly string[];
}
