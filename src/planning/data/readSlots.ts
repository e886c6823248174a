import { numberOrNull } from '../../resources/common/narrow';
import type { FoundSlot } from '../core/planningAnswers';
import type { Slot, SlotState } from '../core/slot';

export const readSlot = (found: FoundSlot): Slot => ({
  id: Number(found.id),
  ...(typeof found.version === 'number' && { version: found.version }),
  salarieId: numberOrNull(found.salarieId),
  entrepriseId: numberOrNull(found.entrepriseId),
  siteId: numberOrNull(found.siteId),
  prestationId: numberOrNull(found.prestationId),
  typeCreneauId: Number(found.typeCreneauId),
  sousTypeCreneauId: numberOrNull(found.sousTypeCreneauId),
  start: Date.parse(String(found.debut)),
  end: Date.parse(String(found.fin)),
  texte: found.texte ?? null,
  etat: (found.etat ?? 'Prevu') as SlotState,
  isForSystem: found.isForSystem === true,
  periodiciteId: numberOrNull(found.periodiciteId),
  simulationId: numberOrNull(found.simulationId),
  origineId: numberOrNull(found.origineId),
  origineVersion: numberOrNull(found.origineVersion),
  retire: found.retire === true,
});

/** Parses a page of search results; slots with invalid times are left out. */
export function readSlotPage(body: unknown): { readonly slots: readonly Slot[]; readonly total: number } {
  const page = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const items = Array.isArray(page.items) ? (page.items as readonly FoundSlot[]) : [];
  const slots = items.map(readSlot).filter(({ start, end }) => !Number.isNaN(start + end));
  return { slots, total: typeof page.totalCount === 'number' ? page.totalCount : items.length };
}

/** Compares all fields, not only the version: an optimistic update still has the old one. */
function isSameSlot(one: Slot, other: Slot): boolean {
  if (one === other) return true;
  const names = Object.keys(one) as (keyof Slot)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Reuses the former objects of unchanged slots, and the former list if nothing changed, to spare renders. */
export function keepIdentities(before: readonly Slot[] | undefined, now: readonly Slot[]): readonly Slot[] {
  if (!before) return now;
  const known = new Map(before.map((slot) => [slot.id, slot]));
  const kept = now.map((slot) => {
    const former = known.get(slot.id);
    return former && isSameSlot(former, slot) ? former : slot;
  });
  return kept.length === before.length && kept.every((slot, index) => slot === before[index]) ? before : kept;
}
