import { isGone, type Plan, type PlanSlot } from '../model/plan';

/** How many slots of a type a day has. */
export interface TypeCount {
  readonly typeId: number;
  readonly count: number;
}

/** Counts a day's slots by type, in the order of the legend; cancelled slots do not count. */
export function countsByType(slots: readonly PlanSlot[], types: Plan['types']): readonly TypeCount[] {
  const counts = new Map<number, number>();
  for (const slot of slots) {
    if (slot.etat === 'Annule' || isGone(slot)) continue;
    counts.set(slot.typeCreneauId, (counts.get(slot.typeCreneauId) ?? 0) + 1);
  }
  return [...types.keys()].flatMap((typeId) => {
    const count = counts.get(typeId);
    return count === undefined ? [] : [{ typeId, count }];
  });
}

/** The types with the most slots, in the order of the legend, and how many slots the others have. */
export function mostCounts(
  counts: readonly TypeCount[],
  most: number,
): { readonly shown: readonly TypeCount[]; readonly others: number } {
  if (counts.length <= most) return { shown: counts, others: 0 };
  const kept = new Set(counts.toSorted((one, other) => other.count - one.count).slice(0, Math.max(1, most - 1)));
  const sum = (list: readonly TypeCount[]) => list.reduce((total, { count }) => total + count, 0);
  return { shown: counts.filter((one) => kept.has(one)), others: sum(counts.filter((one) => !kept.has(one))) };
}

/**
 * Whether a month is shown as counts: in most of its days, more slots than fit.
 * @param room slots that fit in a day
 */
export function isCounted(days: Iterable<readonly PlanSlot[]>, room: number): boolean {
  const lengths = [...days].map(({ length }) => length);
  return lengths.filter((length) => length > room).length * 2 > lengths.length;
}

/** The most slots of one type in a day. */
export const greatestCount = (days: Iterable<readonly PlanSlot[]>, types: Plan['types']): number =>
  Math.max(1, ...[...days].flatMap((slots) => countsByType(slots, types).map(({ count }) => count)));
