import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { slotsByDay } from './byDay';
import type { PlanPlace } from '../model/plan';
import { DayList } from './DayList';
import { sharedSlots } from './sharedSlots';
import { slotAt } from './ShownSlot';
import { paperVariable } from './slotStyle';
import type { CalendarProps } from './calendarProps';
import { useFormats } from './useFormats';

/** Lines rendered at first, and added each time the end scrolls into view. */
const BATCH = 60;

export interface AgendaProps extends CalendarProps {
  /** A slot that is rendered even if it lies far below. */
  readonly shown: PlanPlace | undefined;
}

/** Days one below the other, the most readable view on a phone. */
export default function Agenda({ plan, names, span, today, actions, personId, onDay, shown: at }: AgendaProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [limit, setLimit] = useState(BATCH);
  const end = useRef<HTMLDivElement>(null);
  const days = useMemo(
    () =>
      [...slotsByDay(plan.slots, span, names)]
        .map(([day, slots]) => ({ day, count: slots.length, lines: sharedSlots(slots) }))
        .sort((one, other) => one.day - other.day),
    [plan, span, names],
  );
  const slot = useMemo(() => slotAt(plan, at), [plan, at]);
  const index = slot ? days.flatMap(({ lines }) => lines).findIndex((line) => line.includes(slot)) : -1;
  if (index >= limit) setLimit(index + BATCH);
  const shown = useMemo(() => {
    let left = limit;
    return days.flatMap(({ lines, ...day }) => {
      if (left <= 0) return [];
      const part = lines.slice(0, left);
      left -= part.length;
      return [{ ...day, lines: part }];
    });
  }, [days, limit]);
  const total = days.reduce((sum, { lines }) => sum + lines.length, 0);
  const isMore = limit < total;
  useEffect(() => {
    const element = end.current;
    if (!element || !isMore) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit((before) => before + BATCH);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isMore, limit]);
  return (
    <Box sx={paperVariable}>
      {shown.map(({ day, count, lines }) => (
        <Box component="section" key={day} data-day={day} aria-labelledby={`day-${day}`} sx={{ mb: 2 }}>
          <Box sx={HEADING}>
            <Box sx={DAY_AND_COUNT}>
              <Typography
                id={`day-${day}`}
                component="h2"
                variant="subtitle2"
                sx={{
                  '&::first-letter': { textTransform: 'uppercase' },
                  flexShrink: 0,
                  color: day === today ? 'primary.main' : undefined,
                }}
              >
                {formats.day(day)}
              </Typography>
              <Typography variant="caption" color="text.secondary" noWrap sx={{ minWidth: 0 }}>
                {[formats.holiday(day, plan.holidays), translate('planning.count', { smart_count: count })]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={translate('screens.page.labelled', {
                label: translate('planning.calendar.showDay'),
                name: formats.day(day),
              })}
              endIcon={<ChevronRight className="points-along" />}
              sx={SHOW_DAY}
              onClick={() => onDay(day)}
            >
              <span>{translate('planning.calendar.showDay')}</span>
            </Button>
          </Box>
          <DayList lines={lines} names={names} plan={plan} actions={actions} isOnePerson={personId !== null} />
        </Box>
      ))}
      {isMore && (
        <Box ref={end} sx={{ textAlign: 'center', py: 2 }}>
          <Button onClick={() => setLimit(limit + BATCH)}>
            {translate('planning.calendar.more', { smart_count: total - limit })}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const HEADING = {
  position: 'sticky',
  // The page of the plan has no bar above it.
  top: 0,
  zIndex: 1,
  bgcolor: 'background.default',
  display: 'flex',
  alignItems: 'baseline',
  py: 0.5,
} as const;

/** On a phone the count goes below a long day, which would leave it one digit. */
const DAY_AND_COUNT = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'baseline',
  columnGap: { xs: 1, sm: 1.5 },
  minWidth: 0,
} as const;

/** On a phone the button is an arrow beside the day: its text would need a line of its own. */
const SHOW_DAY = {
  flexShrink: 0,
  ml: 'auto',
  minWidth: 0,
  '& > span:first-of-type': { display: { xs: 'none', sm: 'inline' } },
  '& .MuiButton-endIcon': { ml: { xs: 0, sm: 0.5 } },
} as const;
