import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import { useChangeRun } from '../changes/useChangeRun';
import { DialogCancel } from '../dialogs/DialogCancel';
import { useScreen } from '../ScreenContext';
import { editChanges } from './bulkChanges';
import { BulkDialog, type BulkContentProps, type BulkDialogProps } from './BulkDialog';
import { BulkEditForm } from './BulkEditForm';
import { BulkRunPanel } from './BulkRunPanel';

/** Sets the same values on all selected records: a form first, then a preview. */
export default function BulkEditDialog(props: BulkDialogProps) {
  const translate = useTranslate();
  const title = (_: number, counted: string) => translate('changes.bulk.editTitle', { name: counted });
  return <BulkDialog {...props} action="edit" title={title} Content={BulkEdit} />;
}

function BulkEdit({ records, leave, ...props }: BulkContentProps) {
  const translate = useTranslate();
  const { address } = useScreen();
  const [given, setGiven] = useState<ChangeValues>({});
  const [changes, setChanges] = useState<readonly ChangeRequest[]>();
  const run = useChangeRun();
  const check = (asked: readonly ChangeRequest[]) => {
    setChanges(asked);
    void run.preview(asked, { origin: 'bulkEdit' });
  };
  const goBack = () => {
    run.reset();
    setChanges(undefined);
  };

  if (!changes)
    return (
      <BulkEditForm
        initial={given}
        onCheck={(values) => {
          setGiven(values);
          check(editChanges(address, records, values));
        }}
        cancel={<DialogCancel onClick={leave} />}
      />
    );
  return (
    <BulkRunPanel
      {...props}
      changes={changes}
      origin="bulkEdit"
      run={run}
      isTyped
      onCheck={check}
      back={
        <Button color="inherit" onClick={goBack}>
          {translate('changes.bulk.back')}
        </Button>
      }
    />
  );
}
