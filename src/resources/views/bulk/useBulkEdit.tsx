import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { hasTool } from '../../routes/tools';
import { useAllowed } from '../access/useAllowed';
import { useScreen } from '../ScreenContext';
import { withInputs } from '../withInputs';
import type { BulkOffer } from './BulkOffer';
import { bulkFieldsOf } from './bulkChanges';
import type { BulkSelection } from './bulkTypes';

const BulkEditDialog = lazy(() => withInputs(import('./BulkEditDialog')));

export function useBulkEdit(selection: BulkSelection): BulkOffer | undefined {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [open, setOpen] = useState<BulkSelection>();
  const isAllowed = useAllowed('edit');
  if (!isAllowed || !hasTool(schema, 'grid') || bulkFieldsOf(schema).length === 0) return undefined;
  return {
    name: 'edit',
    label: translate('changes.bulk.edit'),
    icon: <EditOutlined />,
    onChoose: () => setOpen(selection),
    dialog: open && (
      <Suspense fallback={null}>
        <BulkEditDialog selection={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
