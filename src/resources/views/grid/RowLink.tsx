import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import type { PendingRow } from './pending';
import type { CellAt } from './ranges';
import type { GridColumn } from './sheetTypes';

export interface RowLinkProps {
  readonly row: PendingRow;
  readonly fault: string | undefined;
  readonly columns: readonly GridColumn[];
  readonly onGo: (cell: CellAt) => void;
}

/** The cell at fault in a row, or else the first one changed. */
export const cellToCorrect = ({ row, fault, columns }: Omit<RowLinkProps, 'onGo'>): CellAt => {
  const wanted = fault ?? row.fields[0];
  const column = columns.findIndex(({ name }) => name === wanted);
  return { row: row.index, column: Math.max(0, column) };
};

export function RowLink({ onGo, ...at }: RowLinkProps) {
  const translate = useTranslate();
  return (
    <Link component="button" type="button" variant="body2" onClick={() => onGo(cellToCorrect(at))}>
      {translate('grid.pending.row', { number: at.row.index + 1 })}
    </Link>
  );
}
