import type { Slot, SlotType } from '../slot';
import { HOUR } from '../../../resources/common/durations';

/** Whose hours: a person's or a company's. */
export type HoursOf = 'salarieId' | 'entrepriseId';

/** The hours of work in a plan, by person or company, without the hours of slots that have no person. */
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

/** How many hours of each change between two plans; those that stay the same are left out. */
export function hoursChanged(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changes = ids.map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const);
  // Quarters of an hour add up without a rest; minutes do not.
  return new Map(changes.filter(([, change]) => Math.abs(change) > 1e-9));
}
