import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useWaitingWords } from '../../../layout/inbox/waitingKinds';
import { useMoreAside } from '../../../resources/views/list/table/useMoreAside';
import type { DecidedKind } from '../waiting/WaitingListsContext';

interface WaitingTabsProps {
  readonly counts: readonly { readonly kind: DecidedKind; readonly count: number }[];
  readonly shown: DecidedKind;
  readonly onChoose: (kind: DecidedKind) => void;
}

/** Which of the waiting kinds is shown below, with the number of each. */
export function WaitingTabs({ counts, shown, onChoose }: WaitingTabsProps) {
  const translate = useTranslate();
  const words = useWaitingWords();
  const strip = useRef<HTMLDivElement>(null);
  useMoreAside(strip);
  return (
    <Box className="fades" sx={SCROLLS}>
      <Box ref={strip} role="group" aria-label={translate('shell.home.cards.attente.title')} sx={TABS}>
        {counts.map(({ kind, count }) => (
          <ButtonBase key={kind} aria-pressed={kind === shown} onClick={() => onChoose(kind)} sx={TAB}>
            {words(kind, count)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

/** The shape of the kinds while they are counted. */
export const PendingTabs = () => (
  <Box aria-hidden sx={SCROLLS}>
    <Box sx={TABS}>
      {[160, 180, 200].map((width) => (
        <Skeleton key={width} variant="rounded" sx={{ width, height: TAB_HEIGHT }} />
      ))}
    </Box>
  </Box>
);

/** Pixels. */
const TAB_HEIGHT = { xs: 44, sm: 34 } as const;

/** On a phone the kinds are one line, which scrolls sideways. */
const SCROLLS = {
  ...{ overflowX: 'auto', scrollbarWidth: 'none' },
  // Room for the focus ring.
  ...{ p: 0.5, m: -0.5 },
} as const;
const TABS = { display: 'flex', width: 'max-content', gap: 0.5 } as const;
const TAB = {
  ...{ minHeight: TAB_HEIGHT, px: 1.5, typography: 'body2', whiteSpace: 'nowrap' },
  ...{ borderRadius: 1, color: 'text.secondary' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': {
    ...{ bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 600 },
  },
} as const;
