import holidaysOfYear from '@socialgouv/jours-feries';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { dayOf } from '../../resources/language/moments';

/** Alsace-Moselle adds Good Friday and Saint Stephen's Day to the national holidays. */
export type HolidayZone = 'metropole' | 'alsaceMoselle';

const known = new Map<string, ReadonlyMap<number, string>>();

/** French names of the public holidays of a year, by day (days since 1970). */
export function holidaysOf(year: number, zone: HolidayZone): ReadonlyMap<number, string> {
  const key = `${zone} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const days = Object.entries(holidaysOfYear(year, { alsace: zone === 'alsaceMoselle' }));
  // The library returns midnight in the machine's zone.
  const holidays = new Map(days.map(([name, date]) => [dayIndexOfText(dayOf(date)), name]));
  known.set(key, holidays);
  return holidays;
}

export const holidayOn = (dayIndex: number, zone: HolidayZone): string | undefined =>
  holidaysOf(new Date(dayIndex * 86_400_000).getUTCFullYear(), zone).get(dayIndex);
