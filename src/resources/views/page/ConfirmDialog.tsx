import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from './FailureAlert';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  /** Undefined if it cannot be done at all. */
  readonly action: string | undefined;
  readonly color?: 'primary' | 'error';
  readonly isPending: boolean;
  readonly error: unknown;
  /** Disables confirmation, because the API would refuse. */
  readonly isRefused?: boolean;
  /** Replaces the general error message. */
  readonly refusal?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onExited: () => void;
  /** True if the opener is unmounted, so that the focus must go elsewhere. */
  readonly isOpenerGone?: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, action, color = 'primary', isPending, error, refusal, isRefused = false } = props;
  const { isOpenerGone = false } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? undefined : props.onCancel}
      disableRestoreFocus={isOpenerGone}
      slotProps={{ transition: { onExited: props.onExited } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {/* What confirming would do is not said where it cannot be done. */}
        {!isRefused && <DialogContentText sx={{ mb: error ? 2 : 0 }}>{text}</DialogContentText>}
        {Boolean(error) && (refusal || <FailureAlert error={error} />)}
      </DialogContent>
      <DialogActions>
        {/* The safe choice gets the focus. */}
        <Button autoFocus color="inherit" disabled={isPending} onClick={props.onCancel}>
          {translate(action === undefined ? 'screens.page.close' : 'screens.page.cancel')}
        </Button>
        {action !== undefined && (
          <Button color={color} variant="contained" loading={isPending} disabled={isRefused} onClick={props.onConfirm}>
            {action}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
