import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { useNumberFormat } from '../../page/useNumberFormat';
import { tabAddress } from '../useOpenTab';
import { tabId, type TabEntry } from './tabEntries';
import { LOW_WINDOW } from './tabStyles';

export interface TabLinkProps {
  readonly entry: TabEntry;
  readonly isOpen: boolean;
  readonly vertical: boolean;
  readonly prefix: string;
}

/** A link, so that the tab can be opened in a new window. Dimmed if it has no records. */
export function TabLink({ entry: { slug, label, count }, isOpen, vertical, prefix }: TabLinkProps) {
  const format = useNumberFormat();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <ButtonBase
      component={LinkBase}
      to={tabAddress(slug)}
      role="tab"
      id={tabId(prefix, slug)}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${prefix}-panel` : undefined}
      tabIndex={isOpen ? 0 : -1}
      onKeyDown={press}
      sx={[TAB, vertical ? BESIDE : ABOVE, count === 0 && QUIET, isOpen && (vertical ? OPEN_BESIDE : OPEN_ABOVE)]}
    >
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 400 }}>
          {format(count)}
        </Box>
      )}
    </ButtonBase>
  );
}

const TAB = {
  typography: 'body1',
  color: 'text.primary',
  justifyContent: 'flex-start',
  gap: 1,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
const QUIET = { color: 'text.secondary' } as const;
const BESIDE = {
  typography: 'body2',
  justifyContent: 'space-between',
  minHeight: 28,
  px: 1,
  borderRadius: 1,
  textAlign: 'left',
  [LOW_WINDOW]: { minHeight: 25 },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
const ABOVE = {
  ...{ minHeight: 40, px: 1.5, mb: '-1px', borderBottom: 2, borderColor: 'transparent' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
const OPEN_BESIDE = {
  bgcolor: (theme: Theme) => theme.palette.primary.soft,
  color: (theme: Theme) => theme.palette.primary.onSoft,
  fontWeight: 600,
  '&:hover': { bgcolor: (theme: Theme) => theme.palette.primary.soft },
  '& > :last-of-type': { color: 'inherit' },
} as const;
const OPEN_ABOVE = { color: 'primary.main', fontWeight: 600, borderColor: 'primary.main' } as const;
