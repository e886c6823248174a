import type { PlanSlot } from '../../model/plan';
import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';

/** A slot with its days and wall-clock times. */
export interface SlotSpan {
  readonly slot: PlanSlot;
  /** Days since 1970; an end at midnight belongs to the day before. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Wall-clock time in milliseconds, as if it were UTC. */
  readonly wallStart: number;
  readonly wallEnd: number;
}

/** Slots by person (null: for everyone), ordered by start; unchanged lists keep their identity. */
export type PlanIndex = ReadonlyMap<number | null, readonly SlotSpan[]>;

function place(slot: PlanSlot): SlotSpan {
  const wallStart = wallOf(slot.start);
  // In the repeated hour at the end of summer time, the wall-clock end may be before the start.
  const wallEnd = Math.max(wallOf(slot.end), wallStart + Math.min(slot.end - slot.start, 15 * 60_000));
  const firstDay = Math.floor(wallStart / DAY);
  return { slot, firstDay, lastDay: Math.max(firstDay, Math.floor((wallEnd - 1) / DAY)), wallStart, wallEnd };
}

const sameSlots = (one: readonly SlotSpan[], other: readonly SlotSpan[]): boolean =>
  one.length === other.length && one.every(({ slot }, index) => slot === other[index]?.slot);

const byStart = (one: SlotSpan, other: SlotSpan): number =>
  one.wallStart - other.wallStart || other.wallEnd - one.wallEnd || one.slot.id - other.slot.id;

/** Keeps the lists of people whose slots are the same objects, so that only the other rows render again. */
export function createIndexer(): (slots: readonly PlanSlot[]) => PlanIndex {
  let lastSlots: readonly PlanSlot[] | undefined;
  let last: PlanIndex = new Map();
  return (slots) => {
    if (slots === lastSlots) return last;
    const lists = new Map<number | null, SlotSpan[]>();
    for (const slot of slots) {
      const key = slot.isForSystem ? null : slot.salarieId;
      const list = lists.get(key);
      if (list) list.push(place(slot));
      else lists.set(key, [place(slot)]);
    }
    const result = new Map<number | null, readonly SlotSpan[]>();
    for (const [key, list] of lists) {
      list.sort(byStart);
      const before = last.get(key);
      result.set(key, before && sameSlots(before, list) ? before : list);
    }
    lastSlots = slots;
    last = result;
    return result;
  };
}

const NONE: readonly SlotSpan[] = [];

/** Slots of a person (null: those for everyone). */
export const slotsOf = (index: PlanIndex, personId: number | null): readonly SlotSpan[] => index.get(personId) ?? NONE;
