import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { PlanSlot } from '../model/plan';
import { slotsByDay } from './byDay';
import { DayPopover } from './DayPopover';
import type { CalendarProps } from './calendarProps';
import { useFormats } from './useFormats';

interface HiddenSlotsProps extends Pick<CalendarProps, 'plan' | 'names' | 'span' | 'actions' | 'onDay'> {
  /** The slots that have room beside one another. */
  readonly shown: readonly PlanSlot[];
  readonly total: number;
  /** Shows all of them as lists. */
  readonly onLists: () => void;
  /** Shows the same days with a row of each person, where all of them have room. */
  readonly onTeam?: (() => void) | undefined;
}

/** What a time grid has no room for, and the ways to it: each day's slots as a list, or a row of each person. */
export function HiddenSlots({ shown, total, onTeam, onLists, plan, names, span, actions, onDay }: HiddenSlotsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [opened, setOpened] = useState<{ readonly day: number; readonly anchor: HTMLElement }>();
  const days = useMemo(() => slotsByDay(plan.slots, span), [plan.slots, span]);
  const hidden = useMemo(() => {
    const drawn = new Set(shown);
    return [...days]
      .map(([day, slots]) => ({ day, count: slots.filter((slot) => !drawn.has(slot)).length }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.day - other.day);
  }, [days, shown]);
  return (
    <Alert severity="info" sx={ALERT}>
      {translate('planning.calendar.tooMany', { shown: shown.length, total })}
      <Box sx={WAYS}>
        {hidden.map(({ day, count }) => (
          <Button
            key={day}
            color="inherit"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setOpened({ day, anchor: currentTarget })}
          >
            {translate('screens.page.labelled', {
              label: formats.shortDay(day),
              name: translate('planning.calendar.others', { smart_count: count }),
            })}
          </Button>
        ))}
        <Button color="inherit" variant="outlined" onClick={onLists}>
          {translate('planning.calendar.asLists')}
        </Button>
        {onTeam && (
          <Button color="inherit" variant="outlined" onClick={onTeam}>
            {translate('planning.calendar.asTeam')}
          </Button>
        )}
      </Box>
      <DayPopover
        day={opened?.day}
        anchor={opened?.anchor}
        slots={(opened && days.get(opened.day)) ?? []}
        plan={plan}
        names={names}
        actions={actions}
        onDay={onDay}
        onClose={() => setOpened(undefined)}
      />
    </Alert>
  );
}

const ALERT = { mb: 1, py: 0, '& .MuiAlert-message': { flex: 1, py: 0.5 } } as const;
// On a telephone one line that can be pushed aside: the slots need the height.
const WAYS = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  gap: 0.5,
  ml: -1.5,
  '& > *': { flexShrink: 0 },
} as const;
