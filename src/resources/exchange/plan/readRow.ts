import { fromCell } from '../cells/cells';
import { plainText } from '../cells/typed';
import type { Cell, CellContext, ExchangeColumn } from '../cells/cellTypes';
import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../fields/shared/reading';
import type { Issue } from '../../language/kind';

export interface ReadColumn {
  readonly at: number;
  /** Name in problems: `libelle`, `adresse.ville`, `contrats.nom`. */
  readonly target: string;
  readonly column: ExchangeColumn;
}

/** A canonical value; null if the cell is empty. */
export interface ReadValue {
  readonly column: ExchangeColumn;
  readonly value: unknown;
}

export interface CellIssue {
  readonly target: string;
  readonly issue: Issue;
  readonly resource?: string;
  /** What the cell holds. */
  readonly text?: string;
}

export interface RecordCells {
  readonly id?: number;
  readonly version?: number;
  readonly values: readonly ReadValue[];
  readonly issues: readonly CellIssue[];
  readonly isBlank: boolean;
}

const UNREADABLE: CellIssue['issue'] = { code: 'number' };

/** Parses the cells of one record. Never throws; problems become issues. */
export function readCells(cells: readonly Cell[], columns: readonly ReadColumn[], context: CellContext): RecordCells {
  const values: ReadValue[] = [];
  const issues: CellIssue[] = [];
  const found: { id?: number; version?: number } = {};
  let isBlank = true;
  for (const { at, target, column } of columns) {
    const { role, spec } = column;
    const cell = cells[at] ?? null;
    const read = fromCell(cell, spec, context);
    if (!read.ok) {
      isBlank = false;
      const resource = kindOf(spec).reference?.(spec).resource;
      const text = cell === null ? undefined : plainText(cell).trim();
      const more = { ...(resource !== undefined && { resource }), ...(text !== undefined && { text }) };
      issues.push(...read.issues.map((issue) => ({ target, issue, ...more })));
      continue;
    }
    if (!isEmptyValue(read.value)) isBlank = false;
    if (role === 'field') values.push({ column, value: read.value });
    else if (typeof read.value === 'number') found[role] = read.value;
    else if (read.value !== null) issues.push({ target, issue: UNREADABLE });
  }
  return { ...found, values, issues, isBlank };
}
