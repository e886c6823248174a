import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { hasTool } from '../../routes/tools';
import { useAllowed } from '../access/useAllowed';
import { useScreen } from '../ScreenContext';
import type { BulkOffer } from './BulkOffer';
import type { BulkSelection } from './bulkTypes';

const BulkDeleteDialog = lazy(() => import('./BulkDeleteDialog'));

export function useBulkDelete(selection: BulkSelection): BulkOffer | undefined {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [open, setOpen] = useState<BulkSelection>();
  const isAllowed = useAllowed('delete');
  if (!isAllowed || !hasTool(schema, 'bin')) return undefined;
  return {
    name: 'delete',
    label: translate('changes.bulk.delete'),
    icon: <DeleteOutlined />,
    color: 'error',
    onChoose: () => setOpen(selection),
    dialog: open && (
      <Suspense fallback={null}>
        <BulkDeleteDialog selection={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
