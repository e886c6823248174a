import { DAY } from '../../../resources/common/durations';

/** The day of an instant in the reader's time zone, as `2026-11-24`. */
export function dayOf(instant: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;
}

/** From the beginning of a day to a week later, as instants. */
export function weekFrom(now: Date): { readonly start: string; readonly end: string } {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return { start: start.toISOString(), end: new Date(start.getTime() + 7 * DAY).toISOString() };
}

/** Things by the day that they begin on, in their order. */
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
