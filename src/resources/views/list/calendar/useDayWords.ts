import { dateOfDay } from '../../../records/calendarDays';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';

export function useDayWords() {
  const region = useRegion();
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(region, { timeZone: 'UTC', ...options });
    return (day: string): string => format.format(dateOfDay(day));
  };
  return {
    whole: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: written({ month: 'long', year: 'numeric' }),
    weekday: written({ weekday: 'short' }),
    number: (day: string): string => String(Number(day.slice(8))),
  };
}
