import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

export interface AlertDialogProps {
  readonly severity: 'success' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ICONS = { success: CheckCircleOutlined, error: HighlightOff } as const;

/** A centred alert: errors have a button, successes close by themselves. */
export function AlertDialog({ severity, title, text, isOpen, onClose }: AlertDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const Icon = ICONS[severity];
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      role={severity === 'error' ? 'alertdialog' : 'dialog'}
    >
      <Box sx={{ textAlign: 'center', p: { xs: 3, sm: 4 }, width: 'min(420px, 86vw)' }}>
        <Icon color={severity} sx={{ fontSize: 64 }} aria-hidden />
        <Typography id={id} variant="h1" component="h2" sx={{ mt: 1 }}>
          {title}
        </Typography>
        {text && (
          <Typography id={`${id}-text`} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
        {severity === 'error' && (
          <Button variant="contained" autoFocus onClick={onClose} sx={{ mt: 2.5, minWidth: 96 }}>
            {translate('shell.alert.close')}
          </Button>
        )}
      </Box>
    </Dialog>
  );
}
