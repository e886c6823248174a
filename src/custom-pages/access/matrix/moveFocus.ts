/** A cell: the row of a right, and the column of a function's level. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** Number of columns per function. */
  readonly group: number;
  /** Number of rows per PageUp or PageDown. */
  readonly page: number;
}

export interface MatrixKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

type Move = (position: Position, bounds: Bounds, ctrl: boolean) => Position;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: ({ row, column }, { group }, ctrl) => ({ row, column: column - (ctrl ? group : 1) }),
  ArrowRight: ({ row, column }, { group }, ctrl) => ({ row, column: column + (ctrl ? group : 1) }),
  ArrowUp: ({ row, column }, _bounds, ctrl) => ({ row: ctrl ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, ctrl) => ({ row: ctrl ? rows - 1 : row + 1, column }),
  Home: ({ row }, _bounds, ctrl) => ({ row: ctrl ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, ctrl) => ({ row: ctrl ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
};

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Clamps a position to the grid, which a search may have shrunk. */
export const inside = ({ row, column }: Position, { rows, columns }: Bounds): Position => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

/** WAI-ARIA grid keys; undefined for others. With Ctrl, arrows move by function, Home and End to the corners. */
export function moveFocus(position: Position, { key, ctrlKey }: MatrixKey, bounds: Bounds): Position | undefined {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move && inside(move(position, bounds, ctrlKey), bounds);
}
