import type { Slot } from '../core/slot';
import type { PlanSlot, SlotMark } from '../model/plan';
import type { SlotTypes } from './useTypes';

export interface Decoration extends SlotTypes {
  readonly companies: ReadonlyMap<number, string>;
}

/** A slot with its difference from the real plan. */
export interface MarkedSlot {
  readonly slot: Slot;
  readonly mark?: SlotMark;
}

const UNKNOWN = '#607d8b';

/** The company, else the first line of text, else the sub-type or type. */
export function titleOf(slot: Slot, { types, subTypes, companies }: Decoration): string {
  const company = slot.entrepriseId === null ? undefined : companies.get(slot.entrepriseId);
  const subType = slot.sousTypeCreneauId === null ? undefined : subTypes.get(slot.sousTypeCreneauId);
  return company ?? subType?.libelle ?? types.get(slot.typeCreneauId)?.libelle ?? '';
}

const colourOf = (slot: Slot, { types, subTypes }: Decoration): string =>
  (slot.sousTypeCreneauId === null ? undefined : subTypes.get(slot.sousTypeCreneauId)?.couleur) ??
  types.get(slot.typeCreneauId)?.couleur ??
  UNKNOWN;

/** Converts slots for display; reuses the former objects and lists if nothing changed, to spare renders. */
export type Decorate = (marked: readonly MarkedSlot[], decoration: Decoration) => readonly PlanSlot[];

/** Creates a `Decorate` that caches its last result. */
export function createDecorate(): Decorate {
  const drawn = new WeakMap<Slot, PlanSlot>();
  let last: readonly PlanSlot[] = [];
  return (marked, decoration) => {
    const slots = marked.map(({ slot, mark }): PlanSlot => {
      const title = titleOf(slot, decoration);
      const colour = colourOf(slot, decoration);
      const isWork = decoration.types.get(slot.typeCreneauId)?.compteTravail ?? true;
      const before = drawn.get(slot);
      const isFormer =
        before?.title === title && before.colour === colour && before.isWork === isWork && before.mark === mark;
      if (before && isFormer) return before;
      const made: PlanSlot = { ...slot, title, colour, isWork, ...(mark && { mark }) };
      drawn.set(slot, made);
      return made;
    });
    const isSame = slots.length === last.length && slots.every((slot, index) => slot === last[index]);
    if (!isSame) last = slots;
    return last;
  };
}
