import { dayIndexOf, dayText, startOfDay } from '../../../resources/fields/shared/zone';

/** Today and the six days after it, as instants; days are those of the plan's time zone, wherever its reader is. */
export function weekFrom(now: number): { readonly today: string; readonly start: string; readonly end: string } {
  const day = dayIndexOf(now);
  const at = (index: number) => new Date(startOfDay(index)).toISOString();
  return { today: dayText(day), start: at(day), end: at(day + 7) };
}

/** Groups slots by their first day, in order. */
export function byDay<Slot extends { readonly debut: string }>(
  slots: readonly Slot[],
): readonly (readonly [string, readonly Slot[]])[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots.toSorted((a, b) => a.debut.localeCompare(b.debut))) {
    const day = dayText(dayIndexOf(Date.parse(slot.debut)));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
