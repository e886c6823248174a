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
        sx={IN_STACK}
      >
        <Alert
          severity={type}
          variant="filled"
          sx={{
            boxShadow: 8,
            // On a phone it has the window's width, with its button beside the text.
            width: { xs: '100%', sm: 'auto' },
            // The free part of the bar, at least; two lines are as high as the bar.
            maxWidth: { sm: 'max(400px, calc(100vw - 860px))', lg: 'min(640px, max(400px, calc(100vw - 880px)))' },
            py: 0.25,
            '& .MuiAlert-message': { py: 0.5, lineHeight: 1.35 },
            flexWrap: 'nowrap',
            whiteSpace: multiLine ? 'pre-wrap' : undefined,
            alignItems: 'center',
          }}
          action={
            <>
              {undoable && (
                <Button color="inherit" size="small" sx={UNDO} onClick={onUndo}>
                  {translate('ra.action.undo')}
                </Button>
              )}
              <IconButton color="inherit" aria-label={translate('shell.notifications.close')} onClick={onClose}>
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

/** As the undo of other notifications (`UndoOffer`). */
const UNDO = { textDecoration: 'underline', minWidth: 0 } as const;
const IN_STACK = { '&.MuiSnackbar-root': { position: 'static', transform: 'none', mb: 0, pointerEvents: 'auto' } };
