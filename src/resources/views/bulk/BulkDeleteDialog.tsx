import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeRun } from '../changes/useChangeRun';
import { DialogCancel } from '../dialogs/DialogCancel';
import { useScreen } from '../ScreenContext';
import { deleteChanges } from './bulkChanges';
import { BulkDialog, type BulkContentProps, type BulkDialogProps } from './BulkDialog';
import { BulkRunPanel } from './BulkRunPanel';

const WORDS = { apply: 'changes.bulk.deleteAction', applyGood: 'changes.bulk.deleteGood' } as const;

/** Deletes the selection after a preview, which also shows records that cannot go because others depend on them. */
export default function BulkDeleteDialog(props: BulkDialogProps) {
  const translate = useTranslate();
  const title = (count: number, name: string) => translate('changes.bulk.deleteTitle', { smart_count: count, name });
  return <BulkDialog {...props} action="delete" title={title} Content={BulkDelete} />;
}

function BulkDelete({ records, leave, ...props }: BulkContentProps) {
  const translate = useTranslate();
  const { address } = useScreen();
  const [changes, setChanges] = useState(() => deleteChanges(address, records));
  const run = useChangeRun();
  const preview = useEffectEvent(() => void run.preview(changes, { origin: 'bulkDelete' }));
  useEffect(() => {
    preview();
  }, [changes]);
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {translate('changes.bulk.deleteText')}
      </Typography>
      <BulkRunPanel
        {...props}
        changes={changes}
        origin="bulkDelete"
        run={run}
        words={WORDS}
        color="error"
        onCheck={setChanges}
        back={<DialogCancel onClick={leave} />}
      />
    </>
  );
}
