import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useWaitingWords } from '../../../layout/inbox/waitingKinds';
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
  return (
    <Box role="group" aria-label={translate('shell.home.cards.attente.title')} sx={TABS}>
      {counts.map(({ kind, count }) => (
        <ButtonBase key={kind} aria-pressed={kind === shown} onClick={() => onChoose(kind)} sx={TAB}>
          {words(kind, count)}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** The shape of the kinds while they are counted. */
export const PendingTabs = () => (
  <Box aria-hidden sx={TABS}>
    {[160, 180, 200].map((width) => (
      <Skeleton key={width} variant="rounded" sx={{ width: { sm: width }, height: TAB_HEIGHT }} />
    ))}
  </Box>
);

/** Pixels. */
const TAB_HEIGHT = { xs: 44, sm: 34 } as const;

const TABS = {
  ...{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'none' } },
  ...{ gridAutoFlow: { sm: 'column' }, justifyContent: { sm: 'start' } },
} as const;
const TAB = {
  ...{ minHeight: TAB_HEIGHT, px: 1.5, typography: 'body2', lineHeight: 1.25 },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, color: 'text.secondary', bgcolor: 'background.paper' },
  '&:hover': { borderColor: 'text.secondary' },
  '&[aria-pressed="true"]': {
    ...{ bgcolor: 'primary.soft', color: 'primary.onSoft', borderColor: 'primary.main', fontWeight: 600 },
  },
} as const;
