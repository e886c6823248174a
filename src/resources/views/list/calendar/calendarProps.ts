import type { Calendar } from '../../../language/calendar';
import type { AnyRecord } from '../../../language/resourceSchema';

export interface CalendarDaysProps {
  readonly calendar: Calendar;
  readonly weeks: readonly (readonly string[])[];
  readonly byDay: ReadonlyMap<string, readonly AnyRecord[]>;
  readonly today: string;
  readonly month: string;
  readonly onMonth: (day: string) => void;
}
