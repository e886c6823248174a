import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import Snackbar from '@mui/material/Snackbar';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import { durationOf } from './durationOf';
import { useNotificationQueue } from './useNotificationQueue';

/** On a phone, notifications are at the top: dialogs and the selection bar have their buttons at the bottom. */
const SMALL = '(max-width:599.95px)';
const TOP = { vertical: 'top', horizontal: 'center' } as const;
/** Bottom left, over the menu: clear of dialogs and of form buttons. */
const CORNER = { vertical: 'bottom', horizontal: 'left' } as const;

export function Notifications() {
  const translate = useTranslate();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
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
        anchorOrigin={isSmall ? TOP : CORNER}
        onClose={(_, reason) => reason !== 'clickaway' && close()}
        slotProps={{ transition: { onExited: onGone } }}
      >
        <Alert
          severity={type}
          variant="filled"
          sx={{
            boxShadow: 8,
            // On a phone it has the window's width, with its button beside the text.
            width: { xs: '100%', sm: 'auto' },
            maxWidth: { sm: 420 },
            flexWrap: 'nowrap',
            whiteSpace: multiLine ? 'pre-wrap' : undefined,
            alignItems: 'center',
          }}
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
