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
        <Box sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
          {/* In one line of text, so that the number stays behind the last word of a label that wraps. */}
          <Typography id={id} component="h2" variant="h4" sx={{ display: 'inline' }}>
            {label}
          </Typography>
          {count !== undefined && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: 12 }}>
              {count}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
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
