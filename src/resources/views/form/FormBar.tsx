import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormPlace } from './FormPlace';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useWaitingWrites } from '../page/useWaitingWrites';

/** Says that a save is pending until the network is back. */
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
  readonly messages: ReactNode;
  readonly children: ReactNode;
}

export function FormBar({ messages, children }: FormBarProps) {
  const place = useFormPlace();
  return (
    <Box
      className={place?.isInCell ? undefined : 'form-bar'}
      sx={place?.isInCell ? IN_CELL : { ...BAR, bgcolor: place ? 'background.paper' : 'background.default' }}
    >
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
  // Its line goes from edge to edge of a dialog or panel, as the one below its title.
  mx: 'calc(-1 * var(--form-inset, 0px))',
  px: 'var(--form-inset, 0px)',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** A form over a cell is small enough to be fully visible, so the bar is not sticky. */
const IN_CELL = { pb: 1 } as const;

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  justifyContent: 'flex-end',
  // On telephones the buttons share the full width, within reach of the thumb.
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;
