import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { representationOf } from '../../representation';
import type { AnyRecord } from '../../types';
import { FailureAlert } from '../page/FailureAlert';
import { useScreen } from '../ScreenContext';

export interface DeleteDialogProps {
  readonly record: AnyRecord;
  readonly onClose: () => void;
  /** After the record is gone and the dialog closed: put the focus somewhere sensible. */
  readonly onDeleted: () => void;
}

/** Asks whether to delete a record, by its name; a refusal is said here, beside the question. */
export function DeleteDialog({ record, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { schema, address } = useScreen();
  const [remove, { isPending, error }] = useDelete<AnyRecord, Error>();
  const [isGone, setGone] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const name = representationOf(schema, record);

  const confirm = () => {
    const options = {
      onSuccess: () => {
        setGone(true);
        setOpen(false);
        notify('screens.delete.done', { type: 'success', messageArgs: { name } });
      },
      onError: () => undefined,
    };
    void remove(address, { id: record.id, previousData: record }, options);
  };
  const exited = () => {
    onClose();
    if (isGone) onDeleted();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? undefined : () => setOpen(false)}
      // What opened it goes with the record.
      disableRestoreFocus={isGone}
      slotProps={{ transition: { onExited: exited } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{translate('screens.delete.title', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: error ? 2 : 0 }}>
          {translate('screens.delete.text')}
        </DialogContentText>
        {error && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        {/* The harmless answer has the focus. */}
        <Button autoFocus color="inherit" disabled={isPending} onClick={() => setOpen(false)}>
          {translate('screens.page.cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isPending} onClick={confirm}>
          {translate('screens.actions.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
