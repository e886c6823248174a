import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { DaySpan, PlanSlot } from '../model/plan';

const NO_NAMES: ReadonlyMap<number, string> = new Map();
const collator = new Intl.Collator();

/** By start, then by end and by the person's name; what is for everyone comes first. */
const inOrder = (names: ReadonlyMap<number, string>) => {
  const nameOf = ({ salarieId }: PlanSlot): string => (salarieId === null ? '' : (names.get(salarieId) ?? ''));
  return (one: PlanSlot, other: PlanSlot): number =>
    one.start - other.start || one.end - other.end || collator.compare(nameOf(one), nameOf(other)) || one.id - other.id;
};

/**
 * Groups slots by day, ordered by start, end and person; a slot of several days is in each of them.
 * @param names of people by id; without them, slots of the same times keep the order of their ids
 */
export function slotsByDay(
  slots: readonly PlanSlot[],
  { first, last }: DaySpan,
  names = NO_NAMES,
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
  for (const own of days.values()) own.sort(inOrder(names));
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
