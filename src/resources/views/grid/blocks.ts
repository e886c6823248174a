import { entryOf, isWritable } from './gridState';
import type { Box } from './ranges';
import type { CellEdit, CellEntry, GridColumn, GridRow } from './sheetTypes';
import type { Block } from './tsv';

/** What is written into a rectangle of cells. */
export interface BlockEdits {
  readonly edits: readonly CellEdit[];
  /** The rectangle. */
  readonly box: Box;
  /** Cells that were left as they are, because they cannot be written or are beyond the last row or column. */
  readonly skipped: number;
}

interface Cells {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

const widthOf = (block: Block): number => Math.max(...block.map((row) => row.length));

/** The rectangle that a block covers: a selection that is a multiple of it is filled with it, as spreadsheets do. */
function coveredBox(block: Block, { top, bottom, left, right }: Box): Box {
  const [height, width] = [block.length, widthOf(block)];
  const [selectedHeight, selectedWidth] = [bottom - top + 1, right - left + 1];
  const isTiled = selectedHeight % height === 0 && selectedWidth % width === 0;
  return isTiled ? { top, bottom, left, right } : { top, bottom: top + height - 1, left, right: left + width - 1 };
}

/**
 * What pasting a block into a selection writes. Cells that cannot be written keep what they hold.
 *
 * @param canAppend whether rows below the last one are new ones
 */
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

/** Writes the same way into every cell of a rectangle that can be written. */
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

/** What Ctrl+D writes: the first row of a selection into the others; of one row, what stands above it. */
export function filledDown(cells: Cells, { top, ...box }: Box): BlockEdits {
  const from = box.bottom === top ? top - 1 : top;
  const source = cells.rows[from];
  const all = { top, ...box };
  if (!source) return { edits: [], box: all, skipped: 0 };
  const { edits, skipped } = filled(cells, { ...box, top: from + 1 }, ({ name }) => entryOf(source, name));
  return { edits, box: all, skipped };
}

/** What Delete writes: nothing, into every cell of a selection. */
export const emptied = (cells: Cells, box: Box, read: (text: string, column: GridColumn) => CellEntry): BlockEdits =>
  filled(cells, box, (column) => read('', column));

/** The texts of a selection, to be copied. */
export const textsIn = (
  { rows, columns }: Cells,
  { top, bottom, left, right }: Box,
  print: (entry: CellEntry, column: GridColumn) => string,
): Block =>
  rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => print(entryOf(row, column.name), column)));
