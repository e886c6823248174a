import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { initialValues } from '../form/formValues';
import { useScreen } from '../ScreenContext';
import { emptied, filledDown, pasted, textsIn, type BlockEdits } from './blocks';
import { choicesOf, copiedText, isYesNo, readCellText, type CellWords } from './cellText';
import { addedRows, appendRows, editCells, entryOf, isWritable, markDeleted, redo, resetRow, undo } from './gridState';
import { boxOf, type Box, type Range } from './ranges';
import type { CellEntry, GridColumn, Sheet } from './sheetTypes';
import { parseTsv, printTsv } from './tsv';

export interface GridActionsOptions {
  readonly sheet: Sheet;
  readonly change: (turn: (sheet: Sheet) => Sheet) => void;
  readonly columns: readonly GridColumn[];
  readonly words: CellWords;
  readonly range: Range;
  readonly canCreate: boolean;
  readonly canDelete: boolean;
}

export type GridActions = ReturnType<typeof useGridActions>;

export function useGridActions(options: GridActionsOptions) {
  const { sheet, change, columns, words, range, canCreate, canDelete } = options;
  const { schema } = useScreen();
  const notify = useNotify();
  const cells = { rows: sheet.rows, columns };
  const initial = initialValues(schema);
  const read = useCallback((text: string, column: GridColumn) => readCellText(text, column, words), [words]);

  function write({ edits, skipped, box }: BlockEdits): Box {
    change((now) => editCells(now, edits, initial));
    if (skipped > 0) notify('grid.skipped', { type: 'info', messageArgs: { smart_count: skipped } });
    return box;
  }
  const selectedRows = ({ top, bottom }: Box) => Array.from({ length: bottom - top + 1 }, (_, at) => top + at);

  return {
    read,
    put: (row: number, name: string, entry: CellEntry) =>
      change((now) => editCells(now, [{ row, name, entry }], initial)),
    undo: () => change(undo),
    redo: () => change(redo),
    fillDown: () => write(filledDown(cells, boxOf(range))),
    empty: () => write(emptied(cells, boxOf(range), read)),
    copy: () => printTsv(textsIn(cells, boxOf(range), (entry, column) => copiedText(entry, column, words))),
    paste(text: string): Box {
      const block = pasted(cells, boxOf(range), parseTsv(text), canCreate, read);
      const added = addedRows(sheet, block.edits);
      if (added > 0) notify('grid.added', { type: 'info', messageArgs: { smart_count: added } });
      return write(block);
    },
    /** Toggles a boolean. @returns false if the cell is not a writable boolean */
    toggle(): boolean {
      const { row, column: at } = range.anchor;
      const [column, into] = [columns[at], sheet.rows[row]];
      if (!column || !into || !isYesNo(column.spec) || !isWritable(column, into)) return false;
      const value = entryOf(into, column.name).value !== true;
      change((now) => editCells(now, [{ row, name: column.name, entry: { value } }], initial));
      return true;
    },
    append: () => change((now) => appendRows(now, 1, initial)),
    /** Marks the selected rows for deletion, or unmarks them if all are marked. */
    deleteRows() {
      const rows = selectedRows(boxOf(range));
      const areAll = rows.every((index) => sheet.rows[index]?.isDeleted);
      // A new row is not stored yet, so removing it needs no right.
      const allowed = rows.filter((index) => canDelete || sheet.rows[index]?.id === undefined);
      change((now) => markDeleted(now, allowed, !areAll));
    },
    takeBack: (index: number) => change((now) => resetRow(now, index)),
  };
}

/** Options or records of a column; undefined for free text. */
export function columnChoices(column: GridColumn, words: CellWords) {
  const known = words.references(column.name);
  if (known) return known.candidates.map(({ id, name }) => ({ value: id, text: name }));
  const choices = choicesOf(column.spec, words.language);
  return choices.length > 0 ? choices : undefined;
}
