import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import { durationOf } from './durationOf';
import { useNotificationQueue } from './useNotificationQueue';

/** The messages of the application, at the bottom of the window. */
export function Notifications() {
  const translate = useTranslate();
  const { notification, open, close, undo, onGone } = useNotificationQueue();
  if (!notification) return null;
  const { message, type, notificationOptions = {} } = notification;
  const { messageArgs, undoable, multiLine } = notificationOptions;
  return (
    <CloseNotificationContext.Provider value={close}>
      <Snackbar
        open={open}
        autoHideDuration={durationOf(notification)}
        disableWindowBlurListener={undoable}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        slotProps={{ transition: { onExited: onGone } }}
      >
        <Alert
          severity={type}
          variant="filled"
          sx={{ boxShadow: 8, maxWidth: 560, whiteSpace: multiLine ? 'pre-wrap' : undefined, alignItems: 'center' }}
          action={
            <>
              {undoable && (
                <Button color="inherit" onClick={undo}>
                  {translate('ra.action.undo')}
                </Button>
              )}
              <IconButton color="inherit" aria-label={translate('shell.notifications.close')} onClick={close}>
                <Close fontSize="small" />
              </IconButton>
            </>
          }
        >
          {typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message}
        </Alert>
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
}
