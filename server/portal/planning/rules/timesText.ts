import { dayIndexOf, dayText, startOfDay } from '../../../../src/resources/fields/shared/zone';
import { parisClockText } from '../exports/frenchDates';

/** `03/12/2026` */
const dateText = (day: number): string => dayText(day).split('-').toReversed().join('/');

/**
 * Times of a slot in Paris, the same in all languages; whole days without the hours.
 *
 * @example timesText(start, end) // '03/12/2026, 09:00 – 17:00', '03/12/2026', '03/12/2026 – 05/12/2026'
 */
export function timesText(start: number, end: number): string {
  const [first, last] = [dayIndexOf(start), dayIndexOf(end - 1)];
  const [from, to] = [dateText(first), dateText(last)];
  if (start === startOfDay(first) && end === startOfDay(last + 1)) return first === last ? from : `${from} – ${to}`;
  const isOneDay = first === dayIndexOf(end);
  return `${from}, ${parisClockText(start)} – ${isOneDay ? '' : `${dateText(dayIndexOf(end))}, `}${parisClockText(end)}`;
}
