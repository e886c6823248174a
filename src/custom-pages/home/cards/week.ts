import { DAY } from '../../../resources/common/durations';
import { dayOf } from '../../../resources/language/moments';

/** The week from the start of a day, as instants. */
export function weekFrom(now: Date): { readonly start: string; readonly end: string } {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return { start: start.toISOString(), end: new Date(start.getTime() + 7 * DAY).toISOString() };
}

/** Groups items by their first day, in order. */
export function byDay<Thing extends { readonly debut: string }>(
  things: readonly Thing[],
): readonly (readonly [string, readonly Thing[]])[] {
  const days = new Map<string, Thing[]>();
  for (const thing of things.toSorted((a, b) => a.debut.localeCompare(b.debut))) {
    const day = dayOf(new Date(thing.debut));
    days.set(day, [...(days.get(day) ?? []), thing]);
  }
  return [...days];
}
