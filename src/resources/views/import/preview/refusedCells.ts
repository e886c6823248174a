import type { ImportPlan, Mapping, RowProblem } from '../../../exchange/plan/importPlanTypes';
import type { Corrections } from '../useCorrections';
import type { PreviewRow } from '../../changes/previewRows';

/** A refused cell of the file. */
export interface RefusedCell {
  readonly column: number;
  /** Its field, named as in `RowProblem`. */
  readonly field: string;
  readonly text: string;
}

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The cells of a refused row that have problems, in the order of these; those without a column have no cell. */
export function refusedCells(
  { problems, values }: Pick<PreviewRow, 'problems' | 'values'>,
  row: number,
  plan: Pick<ImportPlan, 'problems'>,
  mapping: Mapping,
): readonly RefusedCell[] {
  const cells = new Map<number, RefusedCell>();
  for (const { field } of problems) {
    const column = field === '' ? -1 : mapping.indexOf(field);
    const known = plan.problems.find((problem) => problem.row === row && problem.field === field);
    const text =
      (known?.origin === 'value' ? known.text : (known?.args?.['text'] ?? known?.args?.['key'])) ?? values[field];
    if (column >= 0 && !cells.has(column)) cells.set(column, { column, field, text: written(text) });
  }
  return [...cells.values()];
}

/** What the cell of a problem holds; undefined for a problem of several rows, such as a key that is in the file twice. */
const heldText = (problem: RowProblem): unknown =>
  problem.origin === 'value' ? (problem.text ?? '') : problem.args?.['text'];

/** Other rows whose cell of the same column is refused with the same text, and not yet corrected. */
export function alikeRows(
  { field, column, text }: RefusedCell,
  row: number,
  plan: Pick<ImportPlan, 'problems'>,
  { cells, leftOut }: Pick<Corrections, 'cells' | 'leftOut'>,
): readonly number[] {
  const done = new Set([row, ...leftOut, ...cells.flatMap((cell) => (cell.column === column ? [cell.row] : []))]);
  const alike = plan.problems.filter((problem) => problem.field === field && heldText(problem) === text);
  return [...new Set(alike.map((problem) => problem.row))].filter((one) => !done.has(one));
}

/** Cells without repeated columns. */
export function joinedCells(...lists: readonly (readonly RefusedCell[])[]): readonly RefusedCell[] {
  const cells = new Map<number, RefusedCell>();
  for (const cell of lists.flat()) if (!cells.has(cell.column)) cells.set(cell.column, cell);
  return [...cells.values()];
}
