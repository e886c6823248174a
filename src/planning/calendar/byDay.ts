import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { DaySpan, PlanSlot } from '../model/plan';

/** Groups slots by day, ordered by start; a slot of several days is in each of them. */
export function slotsByDay(
  slots: readonly PlanSlot[],
  { first, last }: DaySpan,
): ReadonlyMap<number, readonly PlanSlot[]> {
  const days = new Map<number, PlanSlot[]>();
  for (const slot of slots) {
    const from = Math.max(first, dayIndexOf(slot.start));
    const to = Math.min(last, dayIndexOf(Math.max(slot.start, slot.end - 1)));
    for (let day = from; day <= to; day += 1) {
      const own = days.get(day);
      if (own) own.push(slot);
      else days.set(day, [slot]);
    }
  }
  for (const own of days.values()) own.sort((one, other) => one.start - other.start || one.id - other.id);
  return days;
}

/** Selects the slots that fit side by side in a view, at most `most` at a time, and counts all of them. */
export function besideOneAnother(
  slots: readonly PlanSlot[],
  span: DaySpan,
  most: number,
): { readonly shown: readonly PlanSlot[]; readonly total: number } {
  const shown = new Set<PlanSlot>();
  const all = new Set<PlanSlot>();
  // In day order: a slot of several days is decided on its first day.
  const days = [...slotsByDay(slots, span)].sort(([one], [other]) => one - other);
  for (const [, own] of days) {
    let running: readonly PlanSlot[] = own.filter((slot) => shown.has(slot));
    for (const slot of own) {
      if (all.has(slot)) continue;
      all.add(slot);
      running = running.filter(({ end }) => end > slot.start);
      if (running.length >= most) continue;
      running = [...running, slot];
      shown.add(slot);
    }
  }
  return { shown: [...shown], total: all.size };
}
