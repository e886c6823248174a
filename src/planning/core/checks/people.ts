import type { Finding } from '../finding';
import { isWork, takesTime } from './clashes';
import { plannedHours, hoursDue } from '../workingTime';
import { dayText, startOfDay } from '../../../resources/fields/shared/zone';
import { daySpanOfSlot, daysOfSlot, monthsOfSlot } from './days';
import type { CheckedSlot, CheckFacts } from './facts';

/** Whether a slot begins before its person joined, or ends after they left. */
export function isOutsideEmployment(
  slot: { readonly start: number; readonly end: number },
  { dateEntree, dateSortie }: { readonly dateEntree: string | null; readonly dateSortie: string | null },
): boolean {
  const { first, last } = daySpanOfSlot(slot);
  return (dateEntree !== null && dayText(first) < dateEntree) || (dateSortie !== null && dayText(last) > dateSortie);
}

/** What is wrong about the person: not employed on these days, or the month is validated. */
export function personFindings(slot: CheckedSlot, { person, isValidated }: CheckFacts): readonly Finding[] {
  if (slot.salarieId === null) return [];
  const month = slot.simulationId === null ? monthsOfSlot(slot).find((one) => isValidated(one)) : undefined;
  return [
    ...(person && isOutsideEmployment(slot, person) ? [{ code: 'notEmployed' } as const] : []),
    ...(month === undefined ? [] : [{ code: 'validatedMonth', args: { month } } as const]),
  ];
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

/** The first day on which the person works more than their hours, with the slot. */
export function overtimeFindings(slot: CheckedSlot, facts: CheckFacts): readonly Finding[] {
  const { person, types, others, holidays } = facts;
  if (!person || !takesTime(slot) || !isWork(slot, types)) return [];
  const all = [...others.filter(({ id, salarieId }) => id !== slot.id && salarieId === person.id), slot];
  for (const day of daysOfSlot(slot)) {
    const due = hoursDue(person, day, holidays);
    const planned = plannedHours(all, types, { start: startOfDay(day), end: startOfDay(day + 1) });
    // A day without hours is a weekend or a holiday, which is said by itself.
    if (due > 0 && planned > due)
      return [{ code: 'overtime', args: { day: dayText(day), planned: rounded(planned), due: rounded(due) } }];
  }
  return [];
}
