import type { DateForm } from '../../resources/fields/shared/dates/dateForms';
import { instantOfWallDate, wallDate } from '../calendar/wallDates';

/** An instant that the picker shows as the clocks of Paris do, whatever the zone of the reader. */
export const PARIS_FORM: DateForm = {
  read: (value) => wallDate(Date.parse(value)),
  write: (date) => new Date(instantOfWallDate(date)).toISOString(),
};
