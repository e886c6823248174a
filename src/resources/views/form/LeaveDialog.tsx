import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker, useTranslate } from 'ra-core';
import { useId } from 'react';

/** Holds a navigation back while there are unsaved changes, and asks. */
export function LeaveDialog({ isDirty }: { readonly isDirty: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{translate('screens.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('screens.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => blocker.proceed?.()}>
          {translate('screens.leave.leave')}
        </Button>
        <Button autoFocus variant="contained" onClick={stay}>
          {translate('screens.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
