import type { PlanSlot } from '../model/plan';

/** Fewer are as easily read one by one. */
const MANY = 4;

const keyOf = ({
  id,
  start,
  end,
  title,
  texte,
  colour,
  etat,
  mark,
  retire,
  typeCreneauId,
  salarieId,
}: PlanSlot): string =>
  salarieId === null || mark
    ? `alone ${id}`
    : JSON.stringify([start, end, title, texte, colour, etat === 'Annule', retire, typeCreneauId]);

/** Puts what many people share into one entry, at the place of its first slot; all others stand alone. */
export function sharedSlots(slots: readonly PlanSlot[]): readonly (readonly PlanSlot[])[] {
  const groups = new Map<string, PlanSlot[]>();
  for (const slot of slots) {
    const key = keyOf(slot);
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return slots.flatMap((slot) => {
    const group = groups.get(keyOf(slot)) ?? [];
    if (group.length < MANY) return [[slot]];
    return group[0] === slot ? [group] : [];
  });
}
