import type { DateForm } from '../../resources/fields/shared/dates/dateForms';
import { instantOfWallDate, wallDate } from '../calendar/wallDates';

/** Makes a picker show instants in Paris time, whatever the reader's zone. */
export const PARIS_FORM: DateForm = {
  read: (value) => wallDate(Date.parse(value)),
  write: (date) => new Date(instantOfWallDate(date)).toISOString(),
};
