import holidaysOfYear from '@socialgouv/jours-feries';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { dayOf } from '../../resources/language/moments';

/** Which public holidays count: those of all of France, or with Good Friday and Saint Stephen's Day of Alsace-Moselle. */
export type HolidayZone = 'metropole' | 'alsaceMoselle';

const known = new Map<string, ReadonlyMap<number, string>>();

/** The French public holidays of a year: their French names by day (days since 1970). */
export function holidaysOf(year: number, zone: HolidayZone): ReadonlyMap<number, string> {
  const key = `${zone} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const days = Object.entries(holidaysOfYear(year, { alsace: zone === 'alsaceMoselle' }));
  // The library makes its dates in the machine's own zone.
  const holidays = new Map(days.map(([name, date]) => [dayIndexOfText(dayOf(date)), name]));
  known.set(key, holidays);
  return holidays;
}

/** The name of the public holiday on a day; undefined where it is not one. */
export const holidayOn = (dayIndex: number, zone: HolidayZone): string | undefined =>
  holidaysOf(new Date(dayIndex * 86_400_000).getUTCFullYear(), zone).get(dayIndex);
