import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { DaySpan, PlanSlot } from '../model/plan';

/** The slots of each day of a span, in the order of their starts; one of several days stands in each of them. */
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

/** Of each day the slots that can be read beside one another, as many at a time as a view can show; and how many there are. */
export function besideOneAnother(
  slots: readonly PlanSlot[],
  span: DaySpan,
  most: number,
): { readonly shown: readonly PlanSlot[]; readonly total: number } {
  const shown = new Set<PlanSlot>();
  const all = new Set<PlanSlot>();
  // One of several days is decided on where it begins: before the days that it goes on to.
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
