import { fromCell } from '../cells/cells';
import type { Cell, CellContext, ExchangeColumn } from '../cells/cellTypes';
import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../fields/shared/reading';
import type { Issue } from '../../language/kind';

/** A column of the file that is read: where it is, and what it means. */
export interface ReadColumn {
  /** Its place among the cells of a row. */
  readonly at: number;
  /** How problems name it: `libelle`, `adresse.ville`, `contrats.nom`. */
  readonly target: string;
  readonly column: ExchangeColumn;
}

/** A value of the row, in canonical form; null where the cell is empty. */
export interface ReadValue {
  readonly column: ExchangeColumn;
  readonly value: unknown;
}

/** Something that is wrong with a cell, by what the column is called. */
export interface CellIssue {
  readonly target: string;
  readonly issue: Issue;
  /** The resource that the cell points into, where it is a reference. */
  readonly resource?: string;
}

/** What the cells of a row say of one record. */
export interface RecordCells {
  readonly id?: number;
  readonly version?: number;
  readonly values: readonly ReadValue[];
  readonly issues: readonly CellIssue[];
  /** Nothing is in any of its cells. */
  readonly isBlank: boolean;
}

const UNREADABLE: CellIssue['issue'] = { code: 'number' };

/** Reads the cells of one record. Never throws: what is wrong is an issue. */
export function readCells(cells: readonly Cell[], columns: readonly ReadColumn[], context: CellContext): RecordCells {
  const values: ReadValue[] = [];
  const issues: CellIssue[] = [];
  const found: { id?: number; version?: number } = {};
  let isBlank = true;
  for (const { at, target, column } of columns) {
    const { role, spec } = column;
    const read = fromCell(cells[at] ?? null, spec, context);
    if (!read.ok) {
      isBlank = false;
      const resource = kindOf(spec).reference?.(spec).resource;
      issues.push(...read.issues.map((issue) => ({ target, issue, ...(resource !== undefined && { resource }) })));
      continue;
    }
    if (!isEmptyValue(read.value)) isBlank = false;
    if (role === 'field') values.push({ column, value: read.value });
    else if (typeof read.value === 'number') found[role] = read.value;
    else if (read.value !== null) issues.push({ target, issue: UNREADABLE });
  }
  return { ...found, values, issues, isBlank };
}
