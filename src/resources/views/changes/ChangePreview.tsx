import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { ChangeReport, ChangeRequest, RowStatus } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import { PreviewList } from './PreviewList';
import { previewRows } from './previewRows';
import { countStatuses } from './reportCounts';
import { StatusFilter } from './StatusFilter';

export interface ChangePreviewProps {
  /** Of the collection whose screen shows it; a row of another collection is shown by its own. */
  readonly schema: ResourceSchema;
  readonly report: ChangeReport;
  /** What was asked for, in the order of the report's `index`. */
  readonly changes: readonly ChangeRequest[];
  /** What stands before the name of a row, by its index: the line of a file. */
  readonly rowLabel?: ((index: number) => ReactNode) | undefined;
}

/** What a change set would do, or has done: how many rows of each outcome, and each row field by field. */
export function ChangePreview({ schema, report, changes, rowLabel }: ChangePreviewProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const counts = useMemo(() => countStatuses(report), [report]);
  const [chosen, setChosen] = useState<RowStatus>();
  // A status that a new report does not have shows everything again.
  const status = chosen !== undefined && counts[chosen] > 0 ? chosen : undefined;
  const rows = useMemo(() => previewRows(registry, schema, report, changes), [registry, schema, report, changes]);
  const shown = useMemo(() => (status ? rows.filter(({ row }) => row.status === status) : rows), [rows, status]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <StatusFilter counts={counts} total={rows.length} chosen={status} onChoose={setChosen} />
      {shown.length === 0 ? (
        <Typography sx={{ py: 3, color: 'text.secondary' }}>{translate('changes.preview.none')}</Typography>
      ) : (
        // Another choice begins at its top.
        <PreviewList key={status ?? ''} rows={shown} rowLabel={rowLabel} />
      )}
    </Box>
  );
}
