import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PICKER_LOCALES } from '../../resources/fields/shared/dates/pickerLocales';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { dateOfDay, dayOfDate } from '../calendar/wallDates';

export interface DayPickerProps {
  readonly day: number;
  readonly onDay: (day: number) => void;
}

export default function DayPicker({ day, onDay }: DayPickerProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} {...PICKER_LOCALES[useReaderLanguage()]}>
      <DateCalendar
        autoFocus
        displayWeekNumber
        views={['year', 'month', 'day']}
        defaultValue={dateOfDay(day)}
        onChange={(date: Date | null, state) => {
          if (date && (state === undefined || state === 'finish')) onDay(dayOfDate(date));
        }}
      />
    </LocalizationProvider>
  );
}
