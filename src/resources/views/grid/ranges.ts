/** A cell, by its row and by its column among those of fields. */
export interface CellAt {
  readonly row: number;
  readonly column: number;
}

/** A selection: where it began, which is where one types, and where it was drawn to. */
export interface Range {
  readonly anchor: CellAt;
  readonly head: CellAt;
}

/** The same as a rectangle; both ends belong to it. */
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

/** How many rows and columns of cells there are. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** A cell that is there, as near as possible. */
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

/** The neighbouring cell, or the same at the edge. */
export const neighbour = (from: CellAt, direction: Direction, size: Size): CellAt =>
  clampCell(moved(from, direction), size);

/**
 * Where Ctrl and an arrow lead: to the last filled cell of the block that one stands in, else to the next filled cell,
 * else to the edge.
 */
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
