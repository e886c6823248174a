import type { Columns } from '../columns/useColumns';

const ACTIONS_WIDTH = 128;

/**
 * The widths of a table's columns. The flexible ones share what is left; where every column was given a width, the
 * actions take it, so that each is exactly as wide as it was made.
 */
export function ColumnWidths({ columns }: { readonly columns: Columns }) {
  const isAnyFlexible = columns.shown.some(columns.isFlexible);
  return (
    <colgroup>
      {columns.shown.map((field) => (
        <col key={field} style={columns.isFlexible(field) ? undefined : { width: columns.widthOf(field) }} />
      ))}
      <col style={isAnyFlexible ? { width: ACTIONS_WIDTH } : undefined} />
    </colgroup>
  );
}

/** The least width of the table, in pixels: below it, it scrolls sideways. */
export const tableWidth = (columns: Columns): number =>
  columns.shown.reduce((sum, field) => sum + columns.widthOf(field), ACTIONS_WIDTH);
