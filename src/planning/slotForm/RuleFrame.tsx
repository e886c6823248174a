import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

export interface RuleFrameProps {
  readonly children: ReactNode;
  /** The first part of the form. */
  readonly isFirst?: boolean;
}

export function RuleFrame({ children, isFirst = false }: RuleFrameProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...FRAME, ...(isFirst && { mt: 0 }) }}>
      <Typography id={id} component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('recurrence.series.title')}
      </Typography>
      {children}
    </Box>
  );
}

const FRAME = { border: 1, borderColor: 'divider', borderRadius: 2, p: { xs: 1.5, sm: 2 }, my: 2 } as const;
