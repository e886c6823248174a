import { choicesOf, isNumber, isSpaced, shownText, type CellWords } from './cellText';
import { entryOf } from './gridState';
import type { GridColumn, GridRow } from './sheetTypes';

/** Padding of a cell in pixels. */
const AROUND = 20;
/** Padding of a header cell, including the sort arrow. */
const AROUND_HEADING = 44;
/** Pixels of the spaces between the digits of a number. */
const SPACES = 14;
/** Padding of a choice in the list. */
const AROUND_CHOICE = 36;
const LEAST = 70;
const MOST = 320;

/** Rows measured; a sample is enough to estimate the width. */
const SAMPLE = 200;
/** Share of the texts that fit, so that a single long one does not widen the column. */
const SEEN_WHOLE = 0.9;
/** Pixels up to which all texts of a name column fit in any case, and up to which they do if there is room. */
const NAME = 260;
const WIDE_NAME = 640;

/** Width of a column in pixels, and the one that holds all its texts within reason. */
export interface ColumnWidth {
  readonly width: number;
  readonly widest: number;
}

/**
 * Initial column widths: fits the heading and most texts.
 * @param pixelsOf width of a text in the font of the cells
 */
export function columnWidths(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  words: CellWords,
  labelOf: (column: GridColumn) => string,
  pixelsOf: (text: string) => number,
): ReadonlyMap<string, ColumnWidth> {
  const changed = rows.slice(SAMPLE).filter(({ entries }) => Object.keys(entries).length > 0);
  const sample = [...rows.slice(0, SAMPLE), ...changed.slice(0, SAMPLE)];
  return new Map(
    columns.map((column) => {
      const around = isSpaced(column.spec) ? AROUND + SPACES : AROUND;
      const widths = sample
        .map((row) => pixelsOf(shownText(entryOf(row, column.name), column, words)) + around)
        .sort((a, b) => a - b);
      const most = widths[Math.floor((widths.length - 1) * SEEN_WHOLE)] ?? 0;
      const upTo = (limit: number) =>
        column.isIdentity ? Math.max(0, ...widths.filter((width) => width <= limit)) : 0;
      const whole = upTo(NAME);
      // Also those that no row has yet: they are chosen from a list as wide as the column.
      const choices = choicesOf(column.spec, words.language).map(({ text }) => pixelsOf(text) + AROUND_CHOICE);
      const wanted = Math.max(pixelsOf(labelOf(column)) + AROUND_HEADING, most, whole, ...choices);
      const width = Math.round(Math.min(MOST, Math.max(LEAST, wanted)));
      return [column.name, { width, widest: Math.max(width, Math.round(upTo(WIDE_NAME))) }] as const;
    }),
  );
}

/** Names take this many times their share of the space that remains. */
const NAME_SHARE = 3;

/**
 * The grid's width value: names and texts share the space that remains, names first. Numbers and choices are as wide
 * as what they can hold.
 */
export function gridWidth({ spec, isIdentity }: GridColumn, { width, widest }: ColumnWidth): number | string {
  if (isIdentity) return `minmax(${width}px, ${widest * NAME_SHARE}fr)`;
  return isNumber(spec) || choicesOf(spec, 'fr').length > 0 ? width : `minmax(${width}px, ${width}fr)`;
}
