import type { MouseEvent } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { useGridCells, useSelectedBox } from './GridContext';
import { isIn } from './ranges';
import type { GridRow } from './sheetTypes';

export const MARK = '#';

/** Number of columns before the fields. */
export const MARKS = 1;

export function GridCell(props: CellRendererProps<GridRow, unknown>) {
  const { row, rowIdx, column } = props;
  const { errorOf, extendTo } = useGridCells();
  const box = useSelectedBox();
  const at = column.idx - MARKS;
  const error = errorOf(row, column.key);
  const classes = [
    error !== undefined && 'grid-wrong',
    error === undefined && Object.hasOwn(row.entries, column.key) && 'grid-changed',
    row.isDeleted && 'grid-deleted',
    box && isIn(box, rowIdx, at) && 'grid-selected',
  ].filter(Boolean);
  return (
    <Cell
      {...props}
      className={classes.join(' ')}
      {...(error !== undefined && { 'aria-invalid': true, title: error })}
      onMouseEnter={({ buttons }: MouseEvent) => {
        if (buttons === 1 && at >= 0) extendTo(rowIdx, at);
      }}
    />
  );
}
