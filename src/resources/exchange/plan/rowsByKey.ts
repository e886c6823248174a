import { fromCell } from '../cells/cells';
import type { Cell, CellContext } from '../cells/cellTypes';
import { isEmptyValue } from '../../records/validate';
import { keyText } from './existing';
import type { ReadColumn } from './readRow';

/** Rows by the normalised text of a column's value. */
export type RowsByKey = ReadonlyMap<string, readonly number[]>;

export function keyTextOf(
  cells: readonly Cell[],
  { at, column }: ReadColumn,
  context: CellContext,
): string | undefined {
  const read = fromCell(cells[at] ?? null, column.spec, context);
  return read.ok && !isEmptyValue(read.value) ? keyText(read.value, column.spec) : undefined;
}

export function rowsByKey(rows: readonly (readonly Cell[])[], column: ReadColumn, context: CellContext): RowsByKey {
  const found = new Map<string, number[]>();
  for (const [row, cells] of rows.entries()) {
    const text = keyTextOf(cells, column, context);
    if (text === undefined) continue;
    const others = found.get(text);
    if (others) others.push(row);
    else found.set(text, [row]);
  }
  return found;
}
