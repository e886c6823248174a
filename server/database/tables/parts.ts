import type { Formula } from '../../../src/resources/language/formula';
import type { FormulaSource } from '../../../src/resources/formula/reached';
import type { ColumnType } from '../../../src/resources/language/kind';

/** A column of a declared field. */
export interface Column {
  readonly field: string;
  readonly type: ColumnType;
  readonly notNull: boolean;
}

/** A column whose values the database computes, and keeps right by triggers (`database/formulas/`). */
export interface StoredFormula extends Column {
  readonly formula: Formula;
  /** Of whose records it takes something besides its own. */
  readonly sources: readonly FormulaSource[];
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
