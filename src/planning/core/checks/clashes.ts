import type { Finding } from '../finding';
import { overlaps } from '../intervals';
import type { Slot, SlotType } from '../slot';
import type { CheckedSlot, CheckFacts } from './facts';

/** Whether a slot takes time at all: a cancelled one, or one that a simulation removes, does not. */
export const takesTime = ({ etat, retire }: Pick<CheckedSlot, 'etat' | 'retire'>): boolean =>
  etat !== 'Annule' && retire !== true;

/** Whether a slot counts as work; one of an unknown type does. */
export const isWork = (
  { typeCreneauId }: Pick<Slot, 'typeCreneauId'>,
  types: ReadonlyMap<number, Pick<SlotType, 'compteTravail'>>,
): boolean => types.get(typeCreneauId)?.compteTravail !== false;

/**
 * What a slot clashes with: work on an absence of the same person, or the other way round, is wrong (`absent`);
 * everything else at the same time is unwise (`overlap`). Each names the other slot.
 */
export function clashFindings(slot: CheckedSlot, { others, types }: CheckFacts): readonly Finding[] {
  if (slot.salarieId === null || !takesTime(slot)) return [];
  const works = isWork(slot, types);
  return others.flatMap((other): readonly Finding[] => {
    const concerns = other.salarieId === slot.salarieId || other.isForSystem;
    if (!concerns || other.id === slot.id || !takesTime(other) || !overlaps(slot, other)) return [];
    const isAbsence = !other.isForSystem && isWork(other, types) !== works;
    // A plan on trial is not held by the absences of the real one.
    return [{ code: isAbsence && slot.simulationId === null ? 'absent' : 'overlap', slotId: other.id }];
  });
}
