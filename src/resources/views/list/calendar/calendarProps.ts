import type { Calendar } from '../../../language/calendar';
import type { AnyRecord } from '../../../language/resourceSchema';

/** The days of a month with what stands on them. */
export interface CalendarDaysProps {
  readonly calendar: Calendar;
  readonly weeks: readonly (readonly string[])[];
  readonly byDay: ReadonlyMap<string, readonly AnyRecord[]>;
  readonly today: string;
  /** The first day of the month that is shown. */
  readonly month: string;
  readonly onMonth: (day: string) => void;
}
