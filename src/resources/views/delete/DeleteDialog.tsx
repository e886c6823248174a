import Alert from '@mui/material/Alert';
import { useDelete, useTranslate, useDataProvider, type DataProvider } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useBinOffer } from '../history/useHistoryOffers';
import { ConfirmDialog } from '../page/ConfirmDialog';
import { problemOf } from '../page/problemOf';
import { useOnline } from '../page/useOnline';
import { useScreen } from '../ScreenContext';
import { StillUsed } from './StillUsed';
import { useNameOf } from '../naming/useNaming';
import { useStillUsed } from './useStillUsed';
import type { ChangeCalls } from '../../changes/changes';
import { useAllowed } from '../access/useAllowed';
import { useUndoNotice } from '../changes/useUndoNotice';

function useDeletionNotice(): (record: AnyRecord, name: string) => Promise<void> {
  const { address } = useScreen();
  const { lastChangeSet } = useDataProvider<DataProvider & ChangeCalls>();
  const { offer } = useUndoNotice();
  const canCreate = useAllowed('create');
  return async ({ id }, name) =>
    offer('screens.delete.done', canCreate ? await lastChangeSet(address, id) : undefined, { args: { name } });
}

export interface DeleteDialogProps {
  readonly record: AnyRecord;
  readonly onClose: () => void;
  /** Called after the dialog is closed; moves the focus. */
  readonly onDeleted: () => void;
}

/** Confirms the deletion of a record, and shows a refusal in the dialog. */
export function DeleteDialog({ record, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const sayDeleted = useDeletionNotice();
  const { address } = useScreen();
  const bin = useBinOffer();
  const [remove, { isPending, error }] = useDelete<AnyRecord, Error>();
  const [isGone, setGone] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const name = useNameOf(record);
  const known = useStillUsed(record);
  const references = problemOf(error).references ?? known;
  // A write that is kept for later would delete without the check of what uses the record.
  const isOffline = !useOnline();

  const confirm = () => {
    const options = {
      onSuccess: () => {
        setGone(true);
        setOpen(false);
        void sayDeleted(record, name);
      },
      onError: () => undefined,
    };
    void remove(address, { id: record.id, previousData: record }, options);
  };
  const gone = () => {
    setGone(true);
    setOpen(false);
  };
  const exited = () => {
    onClose();
    if (isGone) onDeleted();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={translate(references ? 'screens.delete.impossible' : 'screens.delete.title', { name })}
      text={translate(bin ? 'screens.delete.toBin' : 'screens.delete.text')}
      action={references ? undefined : translate('screens.actions.delete')}
      color="error"
      isPending={isPending}
      error={error ?? (references || isOffline ? true : null)}
      isRefused={references !== undefined || isOffline}
      refusal={
        references ? (
          <StillUsed record={record} references={references} onLeave={() => setOpen(false)} onReplaced={gone} />
        ) : (
          isOffline && (
            <Alert severity="info" role="status">
              {translate('details.delete.offline')}
            </Alert>
          )
        )
      }
      onConfirm={confirm}
      onCancel={() => setOpen(false)}
      onExited={exited}
      isOpenerGone={isGone}
    />
  );
}
