import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

export interface CardFrameProps {
  readonly label: string;
  /** Formatted number of records. */
  readonly count?: string | undefined;
  readonly to: string;
  readonly state?: unknown;
  readonly isBusy: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function CardFrame({ label, count, to, state, isBusy, action, children }: CardFrameProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isBusy} sx={{ minWidth: 0, px: 2, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 0.5 }}>
        {/* The longest word is never broken: without room for it, the button wraps below. */}
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flex: '1 1 min-content', minWidth: 0 }}>
          <Typography
            id={id}
            component="h2"
            variant="h4"
            sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}
          >
            {label}
          </Typography>
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {count}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, ml: 'auto' }}>
          <Link
            component={LinkBase}
            className="finger-reach"
            to={to}
            state={state}
            aria-label={translate('details.summary.allNamed', { label })}
            sx={{ fontSize: 12, whiteSpace: 'nowrap', displayPrint: 'none' }}
          >
            {translate('details.summary.all')}
          </Link>
          {action}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
