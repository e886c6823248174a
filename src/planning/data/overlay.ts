import { overlay } from '../core/simulation/overlay';
import type { Slot } from '../core/slot';
import type { MarkedSlot } from './decorate';

/** Merges lists without duplicates, ordered by start. */
export function merged(lists: readonly (readonly Slot[])[]): readonly Slot[] {
  const [only, ...others] = lists;
  if (only && others.length === 0) return only;
  const byId = new Map<number, Slot>();
  for (const list of lists) for (const slot of list) byId.set(slot.id, slot);
  return [...byId.values()].sort((one, other) => one.start - other.start || one.id - other.id);
}

const isElsewhere = (one: Slot, other: Slot): boolean =>
  one.salarieId !== other.salarieId || one.start !== other.start || one.end !== other.end;

/** Below the ids of requests and of slots that are not stored yet. */
const ORIGINS = -1_500_000_000;

const origins = new WeakMap<Slot, Slot>();

/** A moved slot at the place it comes from, under an id of its own: its real one stands for the moved slot. */
function originOf(original: Slot): Slot {
  const known = origins.get(original) ?? { ...original, id: ORIGINS - original.id };
  origins.set(original, known);
  return known;
}

/**
 * Merges a simulation into the real plan.
 * @param isEmpty the simulation starts empty: the real plan is not shown
 */
export function overlaid(
  slots: readonly Slot[],
  simulationId: number | undefined,
  isEmpty: boolean,
): readonly MarkedSlot[] {
  if (simulationId === undefined) return slots.map((slot) => ({ slot }));
  const real = slots.filter((slot) => slot.simulationId === null);
  const rows = slots.filter((slot) => slot.simulationId === simulationId);
  return overlay(real, rows, isEmpty ? 'Vide' : 'Reel').flatMap(({ original, ...drawn }): readonly MarkedSlot[] =>
    original && isElsewhere(original, drawn.slot) ? [drawn, { slot: originOf(original), mark: 'origin' }] : [drawn],
  );
}
