import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

export interface CardFrameProps {
  readonly label: string;
  /** Formatted number of records, and what is to be told apart from it. */
  readonly count?: readonly string[] | undefined;
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        {/* The longest word is never broken: without room for it, the button wraps below. */}
        <Box sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
          {/* In one line of text, so that the number stays behind the last word of a label that wraps. */}
          <Typography id={id} component="h2" variant="h4" sx={{ display: 'inline' }}>
            {label}
          </Typography>
          {count !== undefined && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: 12 }}>
              {count.map((part, index) => (
                <Box key={index} component="span" sx={PART}>
                  {part}
                </Box>
              ))}
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
            data-hint={translate('details.summary.all')}
            sx={{ display: 'flex', alignSelf: 'center', displayPrint: 'none' }}
          >
            <ArrowForward sx={{ fontSize: 18 }} />
          </Link>
          {action}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

const PART = { whiteSpace: 'nowrap', '& + &::before': { content: '" · "' } } as const;
