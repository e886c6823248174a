import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarEntry } from './CalendarEntry';
import type { CalendarDaysProps } from './calendarProps';
import { useDayWords } from './useDayWords';

type CalendarAgendaProps = Pick<CalendarDaysProps, 'calendar' | 'weeks' | 'byDay' | 'today' | 'month'>;

export function CalendarAgenda({ calendar, weeks, byDay, today, month }: CalendarAgendaProps) {
  const words = useDayWords();
  const days = weeks.flat().filter((day) => day.startsWith(month.slice(0, 7)) && (byDay.get(day) ?? []).length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {days.map((day) => (
        <section key={day} aria-label={words.whole(day)}>
          <Typography
            component="h2"
            variant="subtitle2"
            aria-current={day === today ? 'date' : undefined}
            sx={{
              mb: 0.5,
              '&::first-letter': { textTransform: 'uppercase' },
              ...(day === today && { color: 'primary.main' }),
            }}
          >
            {words.whole(day)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {byDay.get(day)?.map((record) => (
              <CalendarEntry key={record.id} calendar={calendar} record={record} day={day} isShort={false} />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}
