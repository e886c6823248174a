import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Calendar } from '../../../language/calendar';
import { firstOfMonthAfter, monthWeeks, recordsByDay } from '../../../records/calendarDays';
import { FailureAlert } from '../../page/FailureAlert';
import { useIsNarrow } from '../../page/useIsNarrow';
import { useScreen } from '../../ScreenContext';
import { CalendarAgenda } from './CalendarAgenda';
import { CalendarGrid } from './CalendarGrid';
import { useCalendarMonth } from './useCalendarMonth';
import { useCalendarRecords } from './useCalendarRecords';
import { useDayWords } from './useDayWords';

export default function CalendarView({ calendar }: { readonly calendar: Calendar }) {
  const translate = useTranslate();
  const words = useDayWords();
  const isNarrow = useIsNarrow();
  const { schema } = useScreen();
  const { today, month, setMonth } = useCalendarMonth();
  const weeks = monthWeeks(month);
  const days = weeks.flat();
  const range = { first: days[0] ?? month, last: days.at(-1) ?? month };
  const { data, total, error, isPending, isPlaceholderData, refetch } = useCalendarRecords(calendar, range);
  const byDay = recordsByDay(calendar, schema.fields, data ?? [], days);
  const shared = { calendar, weeks, byDay, today, month };
  const isEmpty = days.every((day) => !day.startsWith(month.slice(0, 7)) || (byDay.get(day) ?? []).length === 0);
  return (
    <section aria-label={translate('screens.calendar.label')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1, flexWrap: 'wrap' }}>
        <IconButton
          aria-label={translate('screens.calendar.previous')}
          onClick={() => setMonth(firstOfMonthAfter(month, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={translate('screens.calendar.next')}
          onClick={() => setMonth(firstOfMonthAfter(month, 1))}
        >
          <ChevronRight />
        </IconButton>
        <Typography
          component="h2"
          variant="subtitle1"
          aria-live="polite"
          sx={{ fontWeight: 600, mx: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {words.month(month)}
        </Typography>
        <Button size="small" onClick={() => setMonth(today)}>
          {translate('screens.calendar.today')}
        </Button>
      </Box>
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Skeleton variant="rounded" height={360} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {isEmpty && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {translate('screens.calendar.empty')}
            </Typography>
          )}
          {isNarrow ? <CalendarAgenda {...shared} /> : <CalendarGrid {...shared} onMonth={setMonth} />}
        </Box>
      )}
      {data && total !== undefined && total > data.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('screens.calendar.unseen', { smart_count: total - data.length })}
        </Typography>
      )}
    </section>
  );
}
