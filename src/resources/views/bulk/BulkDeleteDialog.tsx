import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { RowRefusalProvider, type RowRefusal } from '../changes/RowRefusal';
import { useChangeRun } from '../changes/useChangeRun';
import { usesIn } from '../delete/useStillUsed';
import { DialogCancel } from '../dialogs/DialogCancel';
import { useScreen } from '../ScreenContext';
import { deleteChanges } from './bulkChanges';
import { BulkDialog, type BulkContentProps, type BulkDialogProps } from './BulkDialog';
import { BulkRunPanel } from './BulkRunPanel';
import { RowUses } from './RowUses';

const WORDS = {
  apply: 'changes.bulk.deleteAction',
  applyGood: 'changes.bulk.deleteGood',
  some: 'changes.bulk.deleteSome',
  none: 'changes.bulk.deleteNone',
} as const;

/** Deletes the selection after a preview, which also shows records that cannot go because others depend on them. */
export default function BulkDeleteDialog(props: BulkDialogProps) {
  const translate = useTranslate();
  const title = (_: number, counted: string) => translate('changes.bulk.deleteTitle', { name: counted });
  return <BulkDialog {...props} action="delete" title={title} Content={BulkDelete} />;
}

function BulkDelete({ records, leave, ...props }: BulkContentProps) {
  const { selection, onClose } = props;
  const translate = useTranslate();
  const { address } = useScreen();
  const [changes, setChanges] = useState(() => deleteChanges(address, records));
  const run = useChangeRun();
  const preview = useEffectEvent(() => void run.preview(changes, { origin: 'bulkDelete' }));
  useEffect(() => {
    preview();
  }, [changes]);
  const replaced = (id: number) => {
    const rest = changes.filter((change) => change.id !== id);
    // The record is gone, so the list can no longer hold it as selected.
    selection.clear();
    if (rest.length === 0) onClose();
    else setChanges(rest);
  };
  const refusal: RowRefusal = ({ row, id }) => {
    const references = usesIn(row);
    if (!references || id === undefined) return undefined;
    return { body: <RowUses id={id} references={references} onLeave={onClose} onReplaced={() => replaced(id)} /> };
  };
  return (
    <RowRefusalProvider value={refusal}>
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
    </RowRefusalProvider>
  );
}
