/** Widths of a column in pixels. */
export interface ColumnNeed {
  /** Fits the longest value, and the header with its sort arrow. */
  readonly need: number;
  /** The same without the arrow. */
  readonly snug: number;
  /** Minimum for readable content: header and texts end in an ellipsis. */
  readonly least: number;
  /** Can use extra width: texts and names of references. */
  readonly isGrowing: boolean;
  /** A mark, a number to call or a code, which is never cut. */
  readonly isShort?: boolean;
  /** Has a width set by the person. */
  readonly isChosen?: boolean;
}

/** Pixels by which the padding of a cell shrinks before headers or texts are truncated. */
const PADDING = 8;

const sumOf = (columns: readonly ColumnNeed[], of: 'need' | 'snug' | 'least'): number =>
  columns.reduce((sum, column) => sum + column[of], 0);

/** True if columns need their smaller padding. */
export const isTight = (columns: readonly ColumnNeed[], room: number): boolean => sumOf(columns, 'need') > room;

/** Pixels of the actions column; 0 without actions. */
export interface ActionsWidth {
  /** With icons that float over the last value on hover. */
  readonly least: number;
  /** With icons that cover no value. */
  readonly whole: number;
}

/** Gives the icons their own room where the columns leave it. */
export const besideActions = ({ least, whole }: ActionsWidth, columns: readonly ColumnNeed[], room: number): number =>
  sumOf(columns, 'snug') + whole <= room ? whole : least;

export const tightened = (columns: readonly ColumnNeed[]): readonly ColumnNeed[] =>
  columns.map((column) => {
    if (column.isChosen) return column;
    const { need, snug, least } = column;
    return { ...column, need: need - PADDING, snug: snug - PADDING, least: least - PADDING };
  });

/** Pixels of a name, if longer, in a table that scrolls anyway. */
const SCROLLED_NAME = 284;

/** Minimum pixels of all columns; the name yields only if the table then fits without scrolling. */
export function leastWidth(columns: readonly ColumnNeed[], room: number): number {
  const [name] = columns;
  const sum = sumOf(columns, 'least');
  return !name || sum <= room ? sum : sum - name.least + Math.max(name.least, Math.min(name.need, SCROLLED_NAME));
}

/** Maximum extra pixels of the name column before others grow. */
const MOST_BEYOND = 140;

/** Interpolates all columns between two sizes, so that they fill the room. */
function between(columns: readonly ColumnNeed[], large: 'need' | 'snug', small: 'snug' | 'least', room: number) {
  const slack = sumOf(columns, large) - sumOf(columns, small);
  const share = slack > 0 ? Math.min(1, (sumOf(columns, large) - room) / slack) : 1;
  return columns.map((column) => Math.floor(column[large] - (column[large] - column[small]) * share));
}

/** Distributes spare width among the growing columns, excluding the name. */
function grow(others: readonly ColumnNeed[], spare: number): readonly (number | undefined)[] {
  const growing = others.filter(({ isGrowing }) => isGrowing);
  const last = growing.at(-1);
  return others.map((column) => {
    if (!column.isGrowing) return column.need;
    return column === last ? undefined : column.need + Math.floor(spare / growing.length);
  });
}

/**
 * Fits column widths into a room. Shrinks in this order: the room of sort arrows, headers and texts, and last the
 * name (first column). One width may be undefined: that column takes the rest.
 */
export function fitColumns([name, ...others]: readonly ColumnNeed[], room: number): readonly (number | undefined)[] {
  if (!name) return [];
  const beside = room - name.need;
  if (beside < sumOf(others, 'snug')) return [undefined, ...between(others, 'snug', 'least', beside)];
  if (beside < sumOf(others, 'need')) return [undefined, ...between(others, 'need', 'snug', beside)];
  const spare = beside - sumOf(others, 'need');
  if (!others.some(({ isGrowing }) => isGrowing)) {
    return [name.isGrowing ? undefined : name.need, ...others.map(({ need }) => need)];
  }
  const beyond = name.isGrowing ? Math.min(Math.floor(spare / 2), MOST_BEYOND) : 0;
  return [name.need + beyond, ...grow(others, spare - beyond)];
}
