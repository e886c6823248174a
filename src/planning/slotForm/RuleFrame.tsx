import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface RuleFrameProps {
  readonly children: ReactNode;
  /** The first part of the form. */
  readonly isFirst?: boolean;
}

export function RuleFrame({ children, isFirst = false }: RuleFrameProps) {
  const translate = useTranslate();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // It opens below the switch, where a low window does not show it.
    if (!isFirst) frame.current?.scrollIntoView?.({ block: 'center' });
  }, [isFirst]);
  return (
    <Box component="section" ref={frame} aria-labelledby={id} sx={{ ...FRAME, ...(isFirst && { mt: 0 }) }}>
      <Typography id={id} component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('recurrence.series.title')}
      </Typography>
      {children}
    </Box>
  );
}

const FRAME = { border: 1, borderColor: 'divider', borderRadius: '8px', p: { xs: 1.5, sm: 2 }, my: 2 } as const;
