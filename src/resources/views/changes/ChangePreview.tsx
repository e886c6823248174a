import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { ChangeReport, ChangeRequest, RowStatus } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import { PreviewList } from './PreviewList';
import { previewRows, refusedFirst } from './previewRows';
import { countStatuses } from './reportCounts';
import { StatusFilter } from './StatusFilter';

export interface ChangePreviewProps {
  /** Collection of the screen; rows of other collections use their own schema. */
  readonly schema: ResourceSchema;
  readonly report: ChangeReport;
  /** The requested changes, in the order of the report's `index`. */
  readonly changes: readonly ChangeRequest[];
  /** Prefix of a row's name, by index, such as the line of an imported file. */
  readonly rowLabel?: ((index: number) => ReactNode) | undefined;
  /** Index of the row to which the list is scrolled at first. */
  readonly startAt?: number | undefined;
}

export function ChangePreview({ schema, report, changes, rowLabel, startAt }: ChangePreviewProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const counts = useMemo(() => countStatuses(report), [report]);
  const [chosen, setChosen] = useState<RowStatus>();
  // A new report may lack the chosen status; then all rows are shown.
  const status = chosen !== undefined && counts[chosen] > 0 ? chosen : undefined;
  const rows = useMemo(
    () => refusedFirst(previewRows(registry, schema, report, changes)),
    [registry, schema, report, changes],
  );
  const shown = useMemo(() => (status ? rows.filter(({ row }) => row.status === status) : rows), [rows, status]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <StatusFilter
        counts={counts}
        isApplied={report.applied}
        total={rows.length}
        chosen={status}
        onChoose={setChosen}
      />
      {shown.length === 0 ? (
        <Typography sx={{ py: 3, color: 'text.secondary' }}>{translate('changes.preview.none')}</Typography>
      ) : (
        // The key resets the scroll position for another filter.
        <PreviewList key={status ?? ''} rows={shown} rowLabel={rowLabel} startAt={startAt} isApplied={report.applied} />
      )}
    </Box>
  );
}
