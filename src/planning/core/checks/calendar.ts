import type { Finding } from '../finding';
import { holidayOn } from '../holidays';
import { dayText, weekdayOf } from '../../../resources/fields/shared/zone';
import { isWork, takesTime } from './clashes';
import { daySpanOfSlot, daysOfSlot } from './days';
import type { CheckedSlot, CheckFacts } from './facts';

const SATURDAY = 5;

/** Warns of work over midnight, on a public holiday, or on a weekend day that the person does not normally work. */
export function calendarFindings(slot: CheckedSlot, { person, types, holidays }: CheckFacts): readonly Finding[] {
  if (!takesTime(slot) || !isWork(slot, types)) return [];
  const days = daysOfSlot(slot);
  const holiday = days.find((day) => holidayOn(day, holidays) !== undefined);
  const weekend = days.find((day) => weekdayOf(day) >= SATURDAY && (person?.hours[weekdayOf(day)] ?? 0) === 0);
  const name = holiday === undefined ? undefined : holidayOn(holiday, holidays);
  return [
    ...(holiday !== undefined && name !== undefined
      ? [{ code: 'publicHoliday', args: { day: dayText(holiday), name } } as const]
      : []),
    ...(weekend === undefined ? [] : [{ code: 'weekend', args: { day: dayText(weekend) } } as const]),
    ...(days.length > 1 ? [{ code: 'overMidnight' } as const] : []),
  ];
}

/** Warns if the site is not open yet, or already closed, on a day of the slot. */
export function siteFindings(slot: CheckedSlot, { site }: CheckFacts): readonly Finding[] {
  if (!site) return [];
  const { first, last } = daySpanOfSlot(slot);
  const isClosed =
    (site.dateOuverture !== null && dayText(first) < site.dateOuverture) ||
    (site.dateFermeture !== null && dayText(last) > site.dateFermeture);
  return isClosed ? [{ code: 'closedSite', args: { day: dayText(first) } }] : [];
}
