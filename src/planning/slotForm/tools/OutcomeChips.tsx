import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { OUTCOMES, type Outcome } from './copyChoice';

export interface OutcomeChipsProps {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** The outcome whose slots are listed; undefined lists all. */
  readonly shown: Outcome | undefined;
  readonly onShown: (outcome: Outcome | undefined) => void;
}

/** How many slots have which outcome, which add up to all of them; a click lists those of one. */
export function OutcomeChips({ counts, shown, onShown }: OutcomeChipsProps) {
  const translate = useTranslate();
  const total = OUTCOMES.reduce((sum, one) => sum + counts[one], 0);
  const words = translate('planning.tools.outOf', { smart_count: total });
  return (
    <Box role="group" aria-label={words} sx={LINE}>
      <Box component="span" aria-hidden>
        {words}
      </Box>
      {OUTCOMES.filter((one) => counts[one] > 0 || shown === one).map((one) => (
        <Chip
          key={one}
          size="small"
          color={shown === one ? 'primary' : 'default'}
          variant={shown === one ? 'filled' : 'outlined'}
          aria-pressed={shown === one}
          label={translate(`planning.tools.outcome.${one}`, { smart_count: counts[one] })}
          onClick={() => onShown(shown === one ? undefined : one)}
        />
      ))}
    </Box>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: 14 } as const;
