/** Columns of the grid in which one, two or three cards fill a row. */
export const GRID_COLUMNS = 6;
const MOST_IN_A_ROW = 3;

/**
 * How many columns of the grid each card takes, so that every row is filled: rows differ by one card at most, and the
 * first rows have more, since the cards that come first are the short ones.
 *
 * @example cardSpans(5) // [2, 2, 2, 3, 3]
 */
export function cardSpans(count: number): readonly number[] {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)).flatMap((inRow) =>
    Array.from({ length: inRow }, () => GRID_COLUMNS / inRow),
  );
}
