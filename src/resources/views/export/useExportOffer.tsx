import type { ToolOffer } from '../tools/toolOffer';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useListContext, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { useListTotal } from '../list/state/useListTotal';
import { useExportDialog } from './useExportDialog';
import { useMayExport } from './useMayExport';
import { useOpenOnArrival } from './useOpenOnArrival';

/** Undefined if the list is empty or the reader may not export it. */
export function useExportOffer(): ToolOffer | undefined {
  const translate = useTranslate();
  const isAllowed = useMayExport();
  const { selectedIds = [] } = useListContext<AnyRecord>();
  const total = useListTotal() ?? 0;
  const { open, dialog } = useExportDialog(selectedIds.map(Number));
  const canExport = isAllowed && total > 0;
  useOpenOnArrival('export', canExport, open);
  if (!canExport) return undefined;
  return {
    name: 'export',
    label: translate('exchange.export.offer'),
    icon: <DownloadIcon fontSize="small" />,
    onChoose: open,
    dialog,
  };
}
