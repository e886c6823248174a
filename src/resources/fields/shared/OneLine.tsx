import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface OneLineProps {
  readonly children: ReactNode;
  /** The whole text, shown on hover where the line is cut. */
  readonly title?: string;
  /** Digits of equal width. */
  readonly tabular?: boolean;
  /** The details page: the text wraps and keeps its line breaks. */
  readonly full?: boolean | undefined;
}

/** A value on one line, cut with an ellipsis; all of it on the details page. */
export const OneLine = ({ children, title, tabular = false, full = false }: OneLineProps) => (
  <Box
    component="span"
    title={full ? undefined : title}
    sx={{
      display: 'block',
      fontVariantNumeric: tabular ? 'tabular-nums' : undefined,
      ...(full
        ? { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
        : { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }),
    }}
  >
    {children}
  </Box>
);
