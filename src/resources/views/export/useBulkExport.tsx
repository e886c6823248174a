import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useListContext, useTranslate } from 'ra-core';
import type { BulkOffer } from '../bulk/BulkOffer';
import type { BulkSelection } from '../bulk/bulkTypes';
import { useExportDialog } from './useExportDialog';
import { useMayExport } from './useMayExport';

const NONE: readonly number[] = [];

/** Exports the selected records, or the whole list if everything is selected. */
export function useBulkExport({ isEverything }: Pick<BulkSelection, 'isEverything'>): BulkOffer | undefined {
  const translate = useTranslate();
  const isAllowed = useMayExport();
  const { selectedIds = [] } = useListContext();
  const { open, dialog } = useExportDialog(isEverything ? NONE : selectedIds.map(Number));
  if (!isAllowed) return undefined;
  return {
    name: 'export',
    label: translate('exchange.export.action'),
    icon: <DownloadIcon />,
    onChoose: open,
    dialog,
  };
}
