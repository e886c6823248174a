import type { FoundSlot } from '../core/planningAnswers';
import type { Slot, SlotState } from '../core/slot';

const orNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A slot as the API answers it, as the planning computes with it. */
export const readSlot = (found: FoundSlot): Slot => ({
  id: Number(found.id),
  ...(typeof found.version === 'number' && { version: found.version }),
  salarieId: orNull(found.salarieId),
  entrepriseId: orNull(found.entrepriseId),
  siteId: orNull(found.siteId),
  prestationId: orNull(found.prestationId),
  typeCreneauId: Number(found.typeCreneauId),
  sousTypeCreneauId: orNull(found.sousTypeCreneauId),
  start: Date.parse(String(found.debut)),
  end: Date.parse(String(found.fin)),
  texte: found.texte ?? null,
  etat: (found.etat ?? 'Prevu') as SlotState,
  isForSystem: found.isForSystem === true,
  periodiciteId: orNull(found.periodiciteId),
  simulationId: orNull(found.simulationId),
  origineId: orNull(found.origineId),
  origineVersion: orNull(found.origineVersion),
  retire: found.retire === true,
});

/** The slots of a search's answer; what has no readable time is left out. */
export function readSlotPage(body: unknown): { readonly slots: readonly Slot[]; readonly total: number } {
  const page = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const items = Array.isArray(page.items) ? (page.items as readonly FoundSlot[]) : [];
  const slots = items.map(readSlot).filter(({ start, end }) => !Number.isNaN(start + end));
  return { slots, total: typeof page.totalCount === 'number' ? page.totalCount : items.length };
}

/** Whether two states of a slot are the same; what was done and is not stored yet still has the version of before. */
function isSameSlot(one: Slot, other: Slot): boolean {
  if (one === other) return true;
  const names = Object.keys(one) as (keyof Slot)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The slots as they are now, each with its former identity where nothing of it changed; the former list where none did. */
export function keepIdentities(before: readonly Slot[] | undefined, now: readonly Slot[]): readonly Slot[] {
  if (!before) return now;
  const known = new Map(before.map((slot) => [slot.id, slot]));
  const kept = now.map((slot) => {
    const former = known.get(slot.id);
    return former && isSameSlot(former, slot) ? former : slot;
  });
  return kept.length === before.length && kept.every((slot, index) => slot === before[index]) ? before : kept;
}
