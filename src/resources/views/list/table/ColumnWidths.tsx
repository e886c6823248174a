import type { Columns } from '../columns/useColumns';

const ACTIONS_WIDTH = 128;

/**
 * The widths of a table's columns. The first one takes what is left until it is given a width; then the actions' does,
 * so that every other column is exactly as wide as it was made.
 */
export function ColumnWidths({ columns }: { readonly columns: Columns }) {
  const [first] = columns.shown;
  const isFirstFree = first !== undefined && !columns.isSized(first);
  return (
    <colgroup>
      {columns.shown.map((field) => (
        <col key={field} style={field === first && isFirstFree ? undefined : { width: columns.widthOf(field) }} />
      ))}
      <col style={isFirstFree ? { width: ACTIONS_WIDTH } : undefined} />
    </colgroup>
  );
}

/** The least width of the table, in pixels: below it, it scrolls sideways. */
export const tableWidth = (columns: Columns): number =>
  columns.shown.reduce((sum, field) => sum + columns.widthOf(field), ACTIONS_WIDTH);
