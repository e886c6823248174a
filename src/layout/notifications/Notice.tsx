import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import { durationOf } from './durationOf';
import type { ShownNotification } from './useNotificationLanes';

export interface NoticeProps {
  readonly shown: ShownNotification;
  readonly anchorOrigin: SnackbarProps['anchorOrigin'];
  readonly onClose: () => void;
  readonly onUndo: () => void;
  readonly onGone: () => void;
}

/** One notification of the stack, which places it. */
export function Notice({ shown: { notification, open }, anchorOrigin, onClose, onUndo, onGone }: NoticeProps) {
  const translate = useTranslate();
  const { message, type, notificationOptions = {} } = notification;
  const { messageArgs, undoable, multiLine } = notificationOptions;
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Snackbar
        open={open}
        autoHideDuration={durationOf(notification)}
        disableWindowBlurListener={undoable}
        anchorOrigin={anchorOrigin}
        onClose={(_, reason) => reason !== 'clickaway' && onClose()}
        slotProps={{ transition: { onExited: onGone } }}
      >
        <Alert
          severity={type}
          variant="outlined"
          sx={{
            // On a phone it has the window's width, with its button beside the text.
            width: { xs: '100%', sm: 'auto' },
            maxWidth: { sm: 520 },
            flexWrap: 'nowrap',
            whiteSpace: multiLine ? 'pre-wrap' : undefined,
          }}
          action={
            <>
              {undoable && (
                <Button size="small" onClick={onUndo}>
                  {translate('ra.action.undo')}
                </Button>
              )}
              <IconButton size="small" aria-label={translate('shell.notifications.close')} onClick={onClose}>
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
