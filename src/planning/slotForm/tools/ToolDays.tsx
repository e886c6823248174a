import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CopyChoice } from './copyChoice';
import type { RowWords } from './ToolSlotLine';
import { ToolDayItem } from './ToolDayItem';
import type { ToolDay } from './toolDays';

export interface ToolDaysProps extends RowWords {
  readonly days: readonly ToolDay[];
  readonly choice: CopyChoice | undefined;
  /** Every day shows its slots at first. */
  readonly isOpenFirst: boolean;
}

/** Days rendered at first, and added on request. */
const STEP = 31;
/** Maximum number of days with clashes that are expanded at first. */
const MOST_OPEN = 10;
/** Maximum number of slots that are all listed at first: a week of one person. */
const FEW = 20;

const hasClash = ({ refused, warned }: ToolDay): boolean => refused + warned > 0;

/** The days of a preview, which expand to their slots. */
export function ToolDays({ days, choice, isOpenFirst, ...words }: ToolDaysProps) {
  const translate = useTranslate();
  const [most, setMost] = useState(STEP);
  const [isNarrow, setNarrow] = useState(false);
  const clashing = days.filter(hasClash);
  const areFew = choice !== undefined && days.reduce((sum, { rows }) => sum + rows.length, 0) <= FEW;
  const shown = isNarrow ? clashing : days;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="h3" variant="subtitle2" sx={{ py: 0.75 }}>
          {translate('planning.tools.byDay')}
        </Typography>
        {choice === undefined && clashing.length > 0 && clashing.length < days.length && (
          <FormControlLabel
            sx={{ ml: 'auto', mr: 0 }}
            control={<Switch size="small" checked={isNarrow} onChange={(_event, checked) => setNarrow(checked)} />}
            label={translate('planning.tools.onlyClashes', { smart_count: clashing.length })}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}>
        {shown.slice(0, most).map((day) => (
          <ToolDayItem
            key={day.day}
            day={day}
            isOpenFirst={isOpenFirst || areFew || (clashing.length <= MOST_OPEN && hasClash(day))}
            choice={choice}
            {...words}
          />
        ))}
      </Box>
      {shown.length > most && (
        <Button size="small" sx={{ mt: 0.5 }} onClick={() => setMost(most + STEP)}>
          {translate('planning.tools.moreDays', { smart_count: shown.length - most })}
        </Button>
      )}
    </div>
  );
}
