import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { slotsByDay } from './byDay';
import { columnsStyle } from './dayColumnsStyle';
import { DayColumn } from './DayColumn';
import type { TimeGridProps } from './HourGrid';
import { onColumnKey } from './columnKeys';

interface DayColumnsProps extends TimeGridProps {
  readonly total: number;
  /** Switches to the hour grid, which shows only the slots that fit. */
  readonly onHours: () => void;
}

/** A column per day with all of its slots, ordered by start. */
export function DayColumns(props: DayColumnsProps) {
  const { plan, span, total, names, actions, personId, onDay, onHours, onTeam, view } = props;
  const translate = useTranslate();
  const days = useMemo(() => {
    const byDay = slotsByDay(plan.slots, span, names);
    return Array.from({ length: span.last - span.first + 1 }, (_, at) => span.first + at)
      .filter((day) => view !== 'workWeek' || byDay.has(day))
      .map((day) => ({ day, slots: byDay.get(day) ?? [] }));
  }, [plan.slots, span, names, view]);
  const first = days.find(({ slots }) => slots.length > 0)?.day;
  return (
    <>
      <Alert
        severity="info"
        sx={NOTICE}
        action={
          <>
            <Button color="inherit" onClick={onHours}>
              {translate('planning.calendar.asHours')}
            </Button>
            {onTeam && (
              <Button color="inherit" onClick={onTeam}>
                {translate('planning.calendar.asTeam')}
              </Button>
            )}
          </>
        }
      >
        {translate('planning.calendar.inLists', { smart_count: total })}
      </Alert>
      <Box
        sx={columnsStyle}
        style={{ gridTemplateColumns: days.map(({ slots }) => (slots.length > 0 ? BUSY : EMPTY)).join(' ') }}
        onKeyDown={onColumnKey}
      >
        {days.map(({ day, slots }) => (
          <DayColumn
            key={day}
            day={day}
            slots={slots}
            isFirst={day === first}
            plan={plan}
            names={names}
            isOfOne={personId !== null}
            onOpen={actions.open}
            onDay={onDay}
          />
        ))}
      </Box>
    </>
  );
}

/** Days with slots get room for text; empty days only for their name. */
const BUSY = 'minmax(156px, 1fr)';
const EMPTY = '84px';
const NOTICE = { mb: 1, py: 0, flexWrap: 'wrap', '& .MuiAlert-action': { pt: 0, ml: { xs: 0, sm: 'auto' } } } as const;
