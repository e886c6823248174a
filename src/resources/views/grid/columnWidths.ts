import { isNumber, shownText, type CellWords } from './cellText';
import { entryOf } from './gridState';
import type { GridColumn, GridRow } from './sheetTypes';

/** Pixels of a letter at the size of a cell, and of what stands around its text. */
const LETTER = 7.8;
const AROUND = 20;
/** A heading has the arrow of its order beside it. */
const AROUND_HEADING = 44;
const LEAST = 70;
const MOST = 320;

/** Rows that are looked at: a glance says how wide a column is. */
const SAMPLE = 200;
/** As many of the texts are seen whole: one long text makes no wide column. */
const SEEN_WHOLE = 0.9;
/** A name is the last to be cut: all are seen whole that fit into this many pixels. */
const NAME = 260;

/**
 * How wide each column begins, in pixels: its heading is never cut before its texts are, and what most of its cells hold
 * is seen whole.
 */
export function columnWidths(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  words: CellWords,
  labelOf: (column: GridColumn) => string,
): ReadonlyMap<string, number> {
  const sample = rows.slice(0, SAMPLE);
  return new Map(
    columns.map((column) => {
      const lengths = sample
        .map((row) => shownText(entryOf(row, column.name), column, words).length)
        .sort((a, b) => a - b);
      const text = lengths[Math.floor((lengths.length - 1) * SEEN_WHOLE)] ?? 0;
      const widths = lengths.map((length) => length * LETTER + AROUND);
      const whole = column.isIdentity ? Math.max(0, ...widths.filter((width) => width <= NAME)) : 0;
      const wanted = Math.max(labelOf(column).length * LETTER + AROUND_HEADING, text * LETTER + AROUND, whole);
      return [column.name, Math.round(Math.min(MOST, Math.max(LEAST, wanted)))] as const;
    }),
  );
}

/** The width as the grid takes it: columns of texts share what room is left beside the last one. */
export const gridWidth = (column: GridColumn, width: number): number | string =>
  isNumber(column.spec) || column.isIdentity ? width : `minmax(${width}px, ${width}fr)`;
