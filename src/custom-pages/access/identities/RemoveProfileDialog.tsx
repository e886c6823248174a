import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

export interface RemoveProfileDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a profile goes, because all that it carries goes with it. */
export function RemoveProfileDialog({ name, open, onClose, onConfirm }: RemoveProfileDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('access.give.confirmTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('access.give.confirmText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('screens.page.cancel')}
        </Button>
        <Button autoFocus variant="contained" color="danger" onClick={onConfirm}>
          {translate('access.give.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
