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
  /** Slots that fit side by side in the grid. */
  readonly shown: readonly PlanSlot[];
  readonly total: number;
  /** Switches to the lists of all slots. */
  readonly onLists: () => void;
  /** Shows the same days with a row per person, where every slot fits. */
  readonly onTeam?: (() => void) | undefined;
}

/** Links to the slots that do not fit in a time grid: as a list per day, or as a row per person. */
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
// On a phone the buttons scroll sideways in one line, to leave height for the slots.
const WAYS = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  gap: 0.5,
  ml: -1.5,
  '& > *': { flexShrink: 0 },
} as const;
