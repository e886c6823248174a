/** Row index, and index among the field columns. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

/** A selection from its anchor, which is the active cell, to its head. */
export interface Range {
  readonly anchor: CellAt;
  readonly head: CellAt;
}

/** A range as a rectangle, bounds included. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const boxOf = ({ anchor, head }: Range): Box => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

export const isIn = ({ top, bottom, left, right }: Box, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const isOneCell = ({ anchor, head }: Range): boolean => anchor.row === head.row && anchor.column === head.column;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** The nearest existing cell. */
export const clampCell = ({ row, column }: CellAt, { rows, columns }: Size): CellAt => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, CellAt>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

const moved = (from: CellAt, direction: Direction): CellAt => ({
  row: from.row + STEPS[direction].row,
  column: from.column + STEPS[direction].column,
});

/** The neighbouring cell, or the same one at the edge. */
export const neighbour = (from: CellAt, direction: Direction, size: Size): CellAt =>
  clampCell(moved(from, direction), size);

export type Edge = 'rowStart' | 'rowEnd' | 'first' | 'last';

/** Target of Home and End, with Ctrl the first and the last cell of the sheet. */
export const edgeCell = ({ row }: CellAt, edge: Edge, { rows, columns }: Size): CellAt => ({
  row: edge === 'first' ? 0 : edge === 'last' ? clamp(rows, rows) : row,
  column: edge === 'first' || edge === 'rowStart' ? 0 : clamp(columns, columns),
});

/** Target of Ctrl+arrow: the end of the current block of filled cells, else the next filled cell, else the edge. */
export function jump(from: CellAt, direction: Direction, size: Size, isFilled: (cell: CellAt) => boolean): CellAt {
  const next = (cell: CellAt): CellAt | undefined => {
    const to = moved(cell, direction);
    const there = clampCell(to, size);
    return there.row === to.row && there.column === to.column ? to : undefined;
  };
  const first = next(from);
  if (!first) return from;
  const inBlock = isFilled(from) && isFilled(first);
  let at = first;
  for (let ahead: CellAt | undefined = first; ahead; ahead = next(ahead)) {
    if (inBlock && !isFilled(ahead)) return at;
    at = ahead;
    if (!inBlock && isFilled(ahead)) return ahead;
  }
  return at;
}
