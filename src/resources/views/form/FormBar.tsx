import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormPlace } from './FormPlace';
import { WaitingForNetwork } from './WaitingForNetwork';

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
