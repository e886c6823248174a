import type { Formula } from '../../../src/resources/language/formula';
import type { FormulaSource } from '../../../src/resources/formula/reached';
import type { ColumnType } from '../../../src/resources/language/kind';

export interface Column {
  readonly field: string;
  readonly type: ColumnType;
  readonly notNull: boolean;
}

/** A column that triggers compute and keep up to date (`database/formulas/`). */
export interface StoredFormula extends Column {
  readonly formula: Formula;
  readonly sources: readonly FormulaSource[];
}

export interface ForeignKey {
  readonly name: string;
  readonly column: string;
  readonly target: string;
  /** The reference field; undefined for the parent. */
  readonly field?: string;
}

export interface Index {
  readonly name: string;
  /** The SQL after `on <table>`. */
  readonly definition: string;
  /** For a unique index: the fields that are unique together. */
  readonly uniqueFields?: readonly string[];
}
