import type { Finding } from '../finding';
import { isWork, takesTime } from './clashes';
import { FULL_WEEK, hoursDue, plannedHours } from '../workingTime';
import { dayText, startOfDay, weekdayOf } from '../../../resources/fields/shared/zone';
import { daySpanOfSlot, daysOfSlot, monthsOfSlot } from './days';
import type { CheckedSlot, CheckFacts } from './facts';

/** The slot begins before the person joined, or ends after they left. */
export function isOutsideEmployment(
  slot: { readonly start: number; readonly end: number },
  { dateEntree, dateSortie }: { readonly dateEntree: string | null; readonly dateSortie: string | null },
): boolean {
  const { first, last } = daySpanOfSlot(slot);
  return (dateEntree !== null && dayText(first) < dateEntree) || (dateSortie !== null && dayText(last) > dateSortie);
}

/** Errors: the person is not employed on these days, or their month is validated. */
export function personFindings(slot: CheckedSlot, { person, isValidated }: CheckFacts): readonly Finding[] {
  if (slot.salarieId === null) return [];
  const month = monthsOfSlot(slot).find((one) => isValidated(one));
  const code = slot.simulationId === null ? 'validatedMonth' : 'validatedMonthLater';
  return [
    ...(person && isOutsideEmployment(slot, person) ? [{ code: 'notEmployed' } as const] : []),
    ...(month === undefined ? [] : [{ code, args: { month } } as const]),
  ];
}

/** A weekday on which the person, who is employed, does not work. */
export const isDayOff = (
  { hours, ...worker }: NonNullable<CheckFacts['person']>,
  day: number,
  zone: CheckFacts['holidays'],
): boolean =>
  weekdayOf(day) < SATURDAY && hours[weekdayOf(day)] === 0 && hoursDue({ ...worker, hours: FULL_WEEK }, day, zone) > 0;

const SATURDAY = 5;

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

/** Reports the first day on which the person is planned for more than their hours, including this slot. */
export function overtimeFindings(slot: CheckedSlot, facts: CheckFacts): readonly Finding[] {
  const { person, types, others, holidays } = facts;
  if (!person || !takesTime(slot) || !isWork(slot, types)) return [];
  const all = [...others.filter(({ id, salarieId }) => id !== slot.id && salarieId === person.id), slot];
  for (const day of daysOfSlot(slot)) {
    const due = hoursDue(person, day, holidays);
    const planned = plannedHours(all, types, { start: startOfDay(day), end: startOfDay(day + 1) });
    // Weekends and holidays have findings of their own; a part-time worker's day off has none.
    if (planned > due && (due > 0 || isDayOff(person, day, holidays)))
      return [{ code: 'overtime', args: { day: dayText(day), planned: rounded(planned), due: rounded(due) } }];
  }
  return [];
}
