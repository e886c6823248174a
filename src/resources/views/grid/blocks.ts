import { entryOf, isWritable } from './gridState';
import type { Box } from './ranges';
import type { CellEdit, CellEntry, GridColumn, GridRow } from './sheetTypes';
import type { Block } from './tsv';

/** Edits of a rectangle of cells. */
export interface BlockEdits {
  readonly edits: readonly CellEdit[];
  readonly box: Box;
  /** Cells that were skipped, because they are read-only or outside the sheet. */
  readonly skipped: number;
}

interface Cells {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

const widthOf = (block: Block): number => Math.max(...block.map((row) => row.length));

/**
 * The rectangle to paste into. A selection that is a multiple of the block is tiled with it, as in other spreadsheets.
 */
function coveredBox(block: Block, { top, bottom, left, right }: Box): Box {
  const [height, width] = [block.length, widthOf(block)];
  const [selectedHeight, selectedWidth] = [bottom - top + 1, right - left + 1];
  const isTiled = selectedHeight % height === 0 && selectedWidth % width === 0;
  return isTiled ? { top, bottom, left, right } : { top, bottom: top + height - 1, left, right: left + width - 1 };
}

/** Edits of a paste; read-only cells are skipped. @param canAppend allows new rows below the last one */
export function pasted(
  { rows, columns }: Cells,
  selection: Box,
  block: Block,
  canAppend: boolean,
  read: (text: string, column: GridColumn) => CellEntry,
): BlockEdits {
  const box = coveredBox(block, selection);
  const edits: CellEdit[] = [];
  let skipped = 0;
  for (let row = box.top; row <= box.bottom; row += 1) {
    const texts = block[(row - box.top) % block.length] ?? [];
    for (let at = box.left; at <= box.right; at += 1) {
      const text = texts[(at - box.left) % widthOf(block)];
      if (text === undefined) continue;
      const column = columns[at];
      const into = rows[row];
      const isPossible =
        column !== undefined && (into ? isWritable(column, into) : canAppend && column.written !== 'never');
      if (isPossible) edits.push({ row, name: column.name, entry: read(text, column) });
      else skipped += 1;
    }
  }
  const right = Math.min(box.right, columns.length - 1);
  const bottom = canAppend ? box.bottom : Math.min(box.bottom, rows.length - 1);
  return { edits, box: { ...box, right, bottom }, skipped };
}

/** Writes the same entry into every writable cell of a rectangle. */
function filled(
  { rows, columns }: Cells,
  box: Box,
  entryFor: (column: GridColumn) => CellEntry | undefined,
): BlockEdits {
  const edits: CellEdit[] = [];
  let skipped = 0;
  for (const column of columns.slice(box.left, box.right + 1)) {
    const entry = entryFor(column);
    for (let row = box.top; entry && row <= box.bottom; row += 1) {
      const into = rows[row];
      if (into && isWritable(column, into)) edits.push({ row, name: column.name, entry });
      else skipped += 1;
    }
  }
  return { edits, box, skipped };
}

/** Ctrl+D: copies the selection's first row down; for a single row, copies the row above it. */
export function filledDown(cells: Cells, { top, ...box }: Box): BlockEdits {
  const from = box.bottom === top ? top - 1 : top;
  const source = cells.rows[from];
  const all = { top, ...box };
  if (!source) return { edits: [], box: all, skipped: 0 };
  const { edits, skipped } = filled(cells, { ...box, top: from + 1 }, ({ name }) => entryOf(source, name));
  return { edits, box: all, skipped };
}

/** Delete: empties the selection. */
export const emptied = (cells: Cells, box: Box, read: (text: string, column: GridColumn) => CellEntry): BlockEdits =>
  filled(cells, box, (column) => read('', column));

export const textsIn = (
  { rows, columns }: Cells,
  { top, bottom, left, right }: Box,
  print: (entry: CellEntry, column: GridColumn) => string,
): Block =>
  rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => print(entryOf(row, column.name), column)));
