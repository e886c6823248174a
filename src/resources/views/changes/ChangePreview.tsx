import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { ChangeReport, ChangeRequest } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import { PreviewList } from './PreviewList';
import { previewRows, refusedFirst, type PreviewRow } from './previewRows';
import { countStatuses, shownStatus, type ShownStatus } from './reportCounts';
import { StatusFilter } from './StatusFilter';

export interface ChangePreviewProps {
  /** Collection of the screen; rows of other collections use their own schema. */
  readonly schema: ResourceSchema;
  readonly report: ChangeReport;
  /** The requested changes, in the order of the report's `index`. */
  readonly changes: readonly ChangeRequest[];
  /** Prefix of a row's name, by index, such as the line of an imported file. */
  readonly rowLabel?: ((index: number) => ReactNode) | undefined;
  readonly rowKey?: ((index: number) => string) | undefined;
  /** Index of the row that the list scrolls into view. */
  readonly scrollTo?: number | undefined;
  /** Rows that stand first beside those that are refused, by index. */
  readonly isFirst?: ((index: number) => boolean) | undefined;
}

export function ChangePreview(props: ChangePreviewProps) {
  const { schema, report, changes, rowLabel, rowKey, scrollTo, isFirst } = props;
  const translate = useTranslate();
  const registry = useRegistry();
  const counts = useMemo(() => countStatuses(report), [report]);
  const [chosen, setChosen] = useState<ShownStatus>();
  const rows = useMemo(
    () => refusedFirst(previewRows(registry, schema, report, changes), isFirst),
    [registry, schema, report, changes, isFirst],
  );
  const ofStatus = useMemo(() => {
    const isShown = ({ row }: PreviewRow) =>
      shownStatus(row) === chosen || (chosen === 'refused' && isFirst?.(row.index) === true);
    return chosen === undefined ? rows : rows.filter(isShown);
  }, [rows, chosen, isFirst]);
  // A new report may lack the chosen status; then all rows are shown.
  const [status, shown] = ofStatus.length > 0 ? [chosen, ofStatus] : [undefined, rows];
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
        <PreviewList
          key={status ?? ''}
          rows={shown}
          rowLabel={rowLabel}
          rowKey={rowKey}
          scrollTo={scrollTo}
          isApplied={report.applied}
        />
      )}
    </Box>
  );
}
