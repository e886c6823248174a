import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useOriginName } from './useOriginName';
import { When } from './When';

export interface EntryHeadProps {
  readonly title: ReactNode;
  readonly at: string;
  /** Undefined if the title already tells it. */
  readonly origin?: string;
  /** Labels shown as chips. */
  readonly states?: readonly string[];
  readonly children?: ReactNode;
}

export function EntryHead({ title, at, origin, states = [], children }: EntryHeadProps) {
  const originName = useOriginName();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={TITLE}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <When at={at} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {states.map((state) => (
          <Chip key={state} size="small" color="info" label={state} />
        ))}
        {origin !== undefined && <Chip size="small" variant="outlined" label={originName(origin)} />}
        {children}
      </Box>
    </Box>
  );
}

/** Returns the author's name, or a placeholder for an unknown person. */
export function useAuthor(): (name: string) => string {
  const translate = useTranslate();
  return (name) => name || translate('history.unknownPerson');
}

/** Who and when share a line where there is room. */
const TITLE = {
  flex: '1 1 220px',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;
