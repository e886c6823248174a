import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormPlace } from './FormPlace';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useWaitingWrites } from '../page/useWaitingWrites';

/** Says of what is being saved without a network that it will be sent. */
function WaitingForNetwork() {
  const translate = useTranslate();
  const waiting = useWaitingWrites();
  if (waiting === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 1 }}>
      {translate('screens.form.willBeSent')}
    </Alert>
  );
}

export interface FormBarProps {
  /** Above the buttons. */
  readonly messages: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The end of a form, always in view: what is to be said of it, and its buttons. */
export function FormBar({ messages, children }: FormBarProps) {
  const place = useFormPlace();
  return (
    <Box sx={place?.isInCell ? IN_CELL : { ...BAR, bgcolor: place ? 'background.paper' : 'background.default' }}>
      {messages}
      <WaitingForNetwork />
      <Box sx={BUTTONS}>{children}</Box>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 'var(--banners-height, 0px)',
  zIndex: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Over a cell all of it is in view. */
const IN_CELL = { pb: 1 } as const;

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'flex-end',
  // On a telephone they share the width, where a thumb finds them.
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
