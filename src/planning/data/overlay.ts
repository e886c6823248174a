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
  return overlay(real, rows, isEmpty ? 'Vide' : 'Reel');
}
