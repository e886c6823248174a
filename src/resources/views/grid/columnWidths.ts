import { isNumber, shownText, type CellWords } from './cellText';
import { entryOf } from './gridState';
import type { GridColumn, GridRow } from './sheetTypes';

/** Pixels per character at the cell's font size, and the padding. */
const LETTER = 7.8;
const AROUND = 20;
/** Padding of a header cell, including the sort arrow. */
const AROUND_HEADING = 44;
const LEAST = 70;
const MOST = 320;

/** Rows measured; a sample is enough to estimate the width. */
const SAMPLE = 200;
/** Share of the texts that fit, so that a single long one does not widen the column. */
const SEEN_WHOLE = 0.9;
/** Maximum pixels of name columns, in which all texts should fit. */
const NAME = 260;

/** Initial column widths in pixels: fits the heading and most texts. */
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

/** The grid's width value: text columns share the remaining space. */
export const gridWidth = (column: GridColumn, width: number): number | string =>
  isNumber(column.spec) || column.isIdentity ? width : `minmax(${width}px, ${width}fr)`;
