import type { Finding } from '../finding';
import { overlaps } from '../intervals';
import type { Slot, SlotType } from '../slot';
import type { CheckedSlot, CheckFacts } from './facts';

/** Cancelled slots, and slots that a simulation removes, take no time. */
export const takesTime = ({ etat, retire }: Pick<CheckedSlot, 'etat' | 'retire'>): boolean =>
  etat !== 'Annule' && retire !== true;

/** An unknown type counts as work. */
export const isWork = (
  { typeCreneauId }: Pick<Slot, 'typeCreneauId'>,
  types: ReadonlyMap<number, Pick<SlotType, 'compteTravail'>>,
): boolean => types.get(typeCreneauId)?.compteTravail !== false;

/** Whether a slot says of its person what another one says already; what else they hold may differ. */
const isSame = (one: CheckedSlot, other: Slot): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.salarieId === other.salarieId &&
  one.typeCreneauId === other.typeCreneauId &&
  one.entrepriseId === other.entrepriseId;

/** Work during the person's absence, or the reverse, is an error (`absent`), in a simulation when it is validated; other overlaps are warnings. */
export function clashFindings(slot: CheckedSlot, { others, types }: CheckFacts): readonly Finding[] {
  if (slot.salarieId === null || !takesTime(slot)) return [];
  const works = isWork(slot, types);
  return others.flatMap((other): readonly Finding[] => {
    const concerns = other.salarieId === slot.salarieId || other.isForSystem;
    if (!concerns || other.id === slot.id || !takesTime(other) || !overlaps(slot, other)) return [];
    const isAbsence = !other.isForSystem && isWork(other, types) !== works;
    // A simulation may plan over absences of the real plan.
    // Said with it, because the reader may not have loaded the other slot.
    const title = types.get(other.typeCreneauId)?.libelle;
    const args = {
      ...{ start: other.start, end: other.end, ...(title !== undefined && { title }) },
      // Not the person is absent then: the slot itself is the absence.
      ...(isAbsence && !works && { isAbsence: 1 }),
      ...(isSame(slot, other) && { isSame: 1 }),
    };
    const code = isAbsence ? (slot.simulationId === null ? 'absent' : 'absentLater') : 'overlap';
    return [{ code, args, slotId: other.id }];
  });
}
