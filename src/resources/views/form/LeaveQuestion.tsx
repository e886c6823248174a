import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

export interface LeaveQuestionProps {
  readonly isOpen: boolean;
  /** Words below `screens`. */
  readonly words?: 'leave' | 'leaveWaiting';
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveQuestion({ isOpen, words = 'leave', onStay, onLeave }: LeaveQuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{translate(`screens.${words}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(`screens.${words}.text`)}</DialogContentText>
      </DialogContent>
      {/* The safe choice is the first one: a dialog gives its first button the focus that a form below asks for. */}
      <DialogActions disableSpacing sx={{ flexDirection: 'row-reverse', justifyContent: 'flex-start', gap: 1 }}>
        <Button autoFocus variant="contained" onClick={onStay}>
          {translate(`screens.${words}.stay`)}
        </Button>
        <Button color="inherit" onClick={onLeave}>
          {translate(`screens.${words}.leave`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
