import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ChangeReport } from '../../changes/changes';
import type { PendingRow } from './pending';
import type { CellAt } from './ranges';
import { cellToCorrect } from './RowLink';
import type { GridColumn } from './sheetTypes';

export interface AllRefusedProps {
  readonly report: ChangeReport;
  readonly asked: readonly PendingRow[];
  readonly columns: readonly GridColumn[];
  readonly onGo: (cell: CellAt) => void;
}

/** Says what to do when no row can be saved, and leads to the first cell to correct. */
export function AllRefused({ report: { rows }, asked, columns, onGo }: AllRefusedProps) {
  const translate = useTranslate();
  const [first] = rows;
  const row = first && asked[first.index];
  if (!row || rows.some(({ status }) => status !== 'refused')) return null;
  const [fault] = Object.keys(first.issues ?? {});
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => onGo(cellToCorrect({ row, fault, columns }))}>
          {translate('grid.allRefused.go')}
        </Button>
      }
      sx={{ mb: 1.5 }}
    >
      {translate('grid.allRefused.text')}
    </Alert>
  );
}
