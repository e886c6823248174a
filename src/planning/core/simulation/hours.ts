import type { Slot, SlotType } from '../slot';
import { HOUR } from '../../../resources/common/durations';

/** Hours per person or per company. */
export type HoursOf = 'salarieId' | 'entrepriseId';

/** Sums the working hours of a plan; slots without a person are left out. */
export function hoursBy(
  of: HoursOf,
  plan: readonly Slot[],
  types: ReadonlyMap<number, Pick<SlotType, 'compteTravail'>>,
): ReadonlyMap<number, number> {
  const hours = new Map<number, number>();
  for (const slot of plan) {
    const { [of]: id, typeCreneauId, etat, start, end } = slot;
    if (id === null || etat === 'Annule' || types.get(typeCreneauId)?.compteTravail === false) continue;
    hours.set(id, (hours.get(id) ?? 0) + (end - start) / HOUR);
  }
  return hours;
}

/** Differences between two plans by id; unchanged ids are left out. */
export function hoursChanged(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changes = ids.map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const);
  // Hours in minutes are not exact in floating point, so ignore tiny differences.
  return new Map(changes.filter(([, change]) => Math.abs(change) > 1e-9));
}
