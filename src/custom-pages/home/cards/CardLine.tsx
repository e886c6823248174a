import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface CardLineProps {
  readonly to?: string | undefined;
  readonly children: ReactNode;
  /** At the end of the line: a date, a number. */
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

export function CardLine({ to, children, aside, below }: CardLineProps) {
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            children
          ) : (
            <Link component={RouterLink} to={to} underline="hover">
              {children}
            </Link>
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{aside}</Box>
      </Box>
      {below && <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{below}</Box>}
    </Box>
  );
}

export const CARD_LINES = { m: 0, p: 0 } as const;
