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

export function RowLink({ row, fault, columns, onGo }: RowLinkProps) {
  const translate = useTranslate();
  const wanted = fault ?? row.fields[0];
  const column = Math.max(
    0,
    columns.findIndex(({ name }) => name === wanted),
  );
  return (
    <Link component="button" type="button" variant="body2" onClick={() => onGo({ row: row.index, column })}>
      {translate('grid.pending.row', { number: row.index + 1 })}
    </Link>
  );
}
