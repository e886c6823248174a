import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { addDays, firstOfMonthAfter } from '../../../records/calendarDays';
import { hasModifier } from '../../page/pressedKeys';
import { CalendarDay } from './CalendarDay';
import type { CalendarDaysProps } from './calendarProps';
import { useDayWords } from './useDayWords';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month in weeks. Arrows move between days, Page Up and Page Down between months. */
export function CalendarGrid({ calendar, weeks, byDay, today, month, onMonth }: CalendarDaysProps) {
  const translate = useTranslate();
  const words = useDayWords();
  const grid = useRef<HTMLTableElement>(null);
  const isOf = (day: string) => day.startsWith(month.slice(0, 7));
  const [chosen, setChosen] = useState(today);
  const focused = isOf(chosen) ? chosen : isOf(today) ? today : month;

  /** The day to focus once the other month is rendered. */
  const awaited = useRef<string>(undefined);
  const focusOn = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  useEffect(() => {
    if (awaited.current === undefined || !awaited.current.startsWith(month.slice(0, 7))) return;
    focusOn(awaited.current);
    awaited.current = undefined;
  }, [month]);
  const goTo = (day: string) => {
    setChosen(day);
    if (isOf(day)) return focusOn(day);
    awaited.current = day;
    onMonth(day);
  };
  /** Arrow keys continue from the focused day. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const day = event.target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day !== undefined) setChosen(day);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const page = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    const step = STEPS[event.key];
    if (page === 0 && step === undefined) return;
    event.preventDefault();
    goTo(step === undefined ? firstOfMonthAfter(month, page) : addDays(focused, step));
  };
  return (
    <>
      <p id="calendar-keys" style={visuallyHidden}>
        {translate('screens.calendar.keys')}
      </p>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-describedby="calendar-keys"
        onKeyDown={onKeyDown}
        onFocus={follow}
        sx={TABLE}
      >
        <caption style={visuallyHidden}>{words.month(month)}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <Box component="th" key={day} scope="col" sx={HEAD}>
                {words.weekday(day)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  calendar={calendar}
                  day={day}
                  records={byDay.get(day) ?? []}
                  isToday={day === today}
                  isOutside={!isOf(day)}
                  isFocused={day === focused}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

const TABLE = { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', bgcolor: 'background.paper' } as const;
const HEAD = { fontSize: 12, fontWeight: 500, color: 'text.secondary', py: 0.5, textAlign: 'left', px: 1 } as const;
