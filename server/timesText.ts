import { dateFormat } from '../src/resources/common/dateFormat';
import { DAY } from '../src/resources/common/durations';
import { dayIndexOf, startOfDay, wallOf } from '../src/resources/fields/shared/zone';
import { regionOf } from '../src/resources/language/regions';
import type { Language } from '../src/resources/language/words';

/** `09:30` in Paris time. */
const clockOf = (instant: number): string => new Date(wallOf(instant)).toISOString().slice(11, 16);

/**
 * Times of a slot in Paris, written as on the screen of its plan; whole days without the hours.
 *
 * @example timesText(start, end, 'fr') // '3 déc. 2026, 09:00 – 17:00', '3 déc. 2026', '3 déc. 2026 – 5 déc. 2026'
 */
export function timesText(start: number, end: number, language: Language): string {
  const { format } = dateFormat(regionOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dateText = (day: number) => format(day * DAY);
  const [first, last] = [dayIndexOf(start), dayIndexOf(end - 1)];
  const from = dateText(first);
  if (start === startOfDay(first) && end === startOfDay(last + 1))
    return first === last ? from : `${from} – ${dateText(last)}`;
  const isOneDay = first === dayIndexOf(end);
  return `${from}, ${clockOf(start)}\u00a0– ${isOneDay ? '' : `${dateText(dayIndexOf(end))}, `}${clockOf(end)}`;
}
