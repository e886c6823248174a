import { foldText } from '../../common/foldText';
import { shownText, type CellWords } from './cellText';
import { entryOf } from './gridState';
import type { CellAt } from './ranges';
import type { GridColumn, GridRow } from './sheetTypes';

export function findCells(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  words: CellWords,
  typed: string,
): readonly CellAt[] {
  const wanted = foldText(typed.trim());
  if (wanted === '') return [];
  return rows.flatMap((row, at) =>
    columns.flatMap((column, place) =>
      foldText(shownText(entryOf(row, column.name), column, words)).includes(wanted)
        ? [{ row: at, column: place }]
        : [],
    ),
  );
}

const isAfter = (one: CellAt, other: CellAt): boolean =>
  one.row > other.row || (one.row === other.row && one.column > other.column);

/** Index of the next or previous match after a cell; wraps around. */
export function nextFound(found: readonly CellAt[], from: CellAt, direction: 1 | -1): number {
  if (direction === 1) {
    const next = found.findIndex((cell) => isAfter(cell, from));
    return next < 0 ? 0 : next;
  }
  const before = found.findLastIndex((cell) => isAfter(from, cell));
  return before < 0 ? found.length - 1 : before;
}
