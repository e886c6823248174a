import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { FormPlaceProvider } from '../form/FormPlace';
import { useFormLeaving } from './useFormLeaving';

export interface FormDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Below the title: what the record belongs to. */
  readonly above?: ReactNode;
  readonly name: string;
  readonly onClose: () => void;
  readonly only?: string | undefined;
  /** @param leave closes the dialog; asks first if changes would be lost */
  readonly children: (leave: () => void) => ReactNode;
}

const SMALL = '(max-width:599.95px)';

/** A dialog around a form; full screen on telephones. Asks before it discards changes. */
export function FormDialog({ isOpen, title, above, name, onClose, only, children }: FormDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const { state, place, leaveTo, question } = useFormLeaving(name, only);
  const leave = () => leaveTo(onClose);
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={leave}
        fullScreen={isSmall}
        fullWidth
        maxWidth={only === undefined ? 'md' : 'sm'}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { bgcolor: 'background.paper', ...(isSmall && { border: 0, borderRadius: 0 }) } } }}
      >
        {/* Without an id of its own it would take the one of its text. */}
        <DialogTitle id={`${id}-line`} sx={{ pr: 7, overflowWrap: 'anywhere' }}>
          <span id={id}>{title}</span>
          {above}
        </DialogTitle>
        <IconButton
          aria-label={translate('screens.page.close')}
          onClick={leave}
          disabled={state === 'busy'}
          sx={{ position: 'absolute', top: 10, right: 12 }}
        >
          <Close />
        </IconButton>
        <DialogContent dividers sx={CONTENT}>
          <FormPlaceProvider value={place}>{children(leave)}</FormPlaceProvider>
        </DialogContent>
      </Dialog>
      {question}
    </>
  );
}

const CONTENT = { pb: 0, borderBottom: 0, px: 'var(--form-inset)', '--form-inset': '20px' } as const;
