import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { holidayOn } from '../core/holidays';
import { dayText, weekdayOf } from '../../resources/fields/shared/zone';
import { addMonths, monthOfDay, monthSpan } from '../data/months';
import type { CalendarProps } from './calendarProps';
import { useFormats } from './useFormats';
import { heatOf, heatSteps, hoursByDay } from './yearHeat';

export interface YearViewProps extends Pick<CalendarProps, 'plan' | 'span' | 'today'> {
  /** Opens the month of a day. */
  readonly onMonth: (day: number) => void;
}

/** Percent of the colour for each step. */
const SHARES = [0, 10, 26, 48, 88] as const;
/** A Monday (days since 1970), and the offsets of a week. */
const MONDAY = 4;
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Twelve months as a heat map of working hours; each month links to its own view. */
export default function YearView({ plan, span, today, onMonth }: YearViewProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { people, slots } = plan;
  const hours = useMemo(() => hoursByDay({ people, slots }, span), [people, slots, span]);
  const steps = useMemo(() => heatSteps(hours), [hours]);
  const january = monthOfDay(span.first);
  return (
    <>
      <Box sx={[GRID, ({ palette }) => ({ '--on-heat': palette.primary.contrastText })]}>
        {Array.from({ length: 12 }, (_, index) => {
          const { first, last } = monthSpan(addMonths(january, index));
          const isPresent = today >= first && today <= last;
          const days = Array.from({ length: last - first + 1 }, (_one, at) => first + at);
          const total = days.reduce((sum, day) => sum + (hours.get(day) ?? 0), 0);
          const sum = formats.hours(total);
          return (
            <ButtonBase
              key={first}
              data-day={isPresent ? today : first}
              data-today={isPresent ? '' : undefined}
              onClick={() => onMonth(first)}
              sx={MONTH}
            >
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', width: '100%', mb: 0.5 }}>
                <Box
                  component="span"
                  sx={{ fontWeight: 500, fontSize: 15, '&::first-letter': { textTransform: 'uppercase' } }}
                >
                  {formats.monthName(first)}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
                  {sum}
                </Box>
              </Box>
              <Box component="span" aria-hidden sx={DAYS}>
                {WEEK.map((weekday) => (
                  <Box key={weekday} component="span" sx={INITIAL}>
                    {formats
                      .weekday(MONDAY + weekday)
                      .charAt(0)
                      .toUpperCase()}
                  </Box>
                ))}
                {days.map((day) => {
                  const own = hours.get(day) ?? 0;
                  const heat = heatOf(own, steps);
                  const isOff = weekdayOf(day) > 4 || holidayOn(day, plan.holidays) !== undefined;
                  return (
                    <Box
                      key={day}
                      component="span"
                      title={translate('screens.page.labelled', {
                        label: formats.day(day),
                        name: formats.hours(own),
                      })}
                      sx={DAY}
                      style={{
                        gridColumn: weekdayOf(day) + 1,
                        ['--share' as string]: `${SHARES[heat] ?? 0}%`,
                        color: heat > 3 ? 'var(--on-heat)' : undefined,
                      }}
                      data-off={isOff && own === 0 ? '' : undefined}
                      data-today={day === today ? '' : undefined}
                    >
                      {Number(dayText(day).slice(8))}
                    </Box>
                  );
                })}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
      <Box sx={LEGEND}>
        {translate('planning.calendar.hoursOfDay')}
        {[0, ...steps].map((top, index) => {
          const from = (steps[index - 2] ?? 0) + (index > 1 ? 1 : 0);
          return (
            <Box key={top} component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Box
                component="span"
                sx={{ ...DAY, width: 22, border: 1, borderColor: 'divider' }}
                style={{ ['--share' as string]: `${SHARES[heatOf(top, steps)] ?? 0}%` }}
              />
              {index > 1 && from < top
                ? `${from}–${formats.hours(top)}`
                : `${index === 1 ? '≤\u00a0' : ''}${formats.hours(top)}`}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const LEGEND = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1.5,
  color: 'text.secondary',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Column counts that divide twelve, so that every row is full. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
    xl: 'repeat(6, minmax(0, 1fr))',
  },
  gap: { xs: 1, sm: 1.5 },
} as const;
const MONTH = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
  p: { xs: 0.75, sm: 1.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
const DAYS = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2px' } as const;
const INITIAL = { fontSize: 11, textAlign: 'center', color: 'text.secondary', lineHeight: '18px' } as const;
const DAY = {
  height: 22,
  borderRadius: '4px',
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  bgcolor: (theme: { palette: { primary: { main: string } } }) =>
    `color-mix(in srgb, ${theme.palette.primary.main} var(--share), transparent)`,
  '&[data-off]': { bgcolor: 'action.hover', color: 'text.secondary' },
  '&[data-today]': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-1px', fontWeight: 700 },
} as const;
