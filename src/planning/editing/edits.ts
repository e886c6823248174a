import type { Slot } from '../core/slot';
import { instantOf, wallOf } from '../../resources/fields/shared/zone';
import type { NewSlot, PlanEdit, PlanSlot } from '../model/plan';
import { MINUTE } from '../../resources/common/durations';

/** Minimum duration that resizing leaves. */
const SHORTEST = 15 * MINUTE;

type Times = Pick<Slot, 'start' | 'end'>;

/**
 * Shifts times on the clock: nine o'clock stays nine o'clock when summer time begins or ends.
 * @param by milliseconds of wall-clock time
 */
export function movedTimes({ start, end }: Times, by: number): Times {
  if (by === 0) return { start, end };
  const movedStart = instantOf(wallOf(start) + by);
  const movedEnd = instantOf(wallOf(end) + by);
  // In the hour that is skipped or repeated, wall-clock times can swap: keep the duration instead.
  return { start: movedStart, end: movedEnd > movedStart ? movedEnd : movedStart + (end - start) };
}

/** Limits a shift in rows so that every person of the group stays within the order. */
export function clampRows(places: readonly number[], by: number, count: number): number {
  const known = places.filter((place) => place >= 0);
  if (known.length === 0) return 0;
  return Math.max(0 - Math.min(...known), Math.min(count - 1 - Math.max(...known), by));
}

/** The person `by` rows further down; slots for everyone keep their owner. */
function personAfter(slot: PlanSlot, by: number, order: readonly number[]): number | null {
  if (by === 0 || slot.isForSystem || slot.salarieId === null) return slot.salarieId;
  const place = order.indexOf(slot.salarieId);
  return place < 0 ? slot.salarieId : (order[place + by] ?? slot.salarieId);
}

/** A shift in milliseconds of wall-clock time, and in rows. */
export interface Shift {
  readonly wall: number;
  readonly rows: number;
}

export const placesOf = (slots: readonly PlanSlot[], order: readonly number[]): readonly number[] =>
  slots.map(({ salarieId }) => (salarieId === null ? -1 : order.indexOf(salarieId)));

interface Moved extends Times {
  readonly slot: PlanSlot;
  readonly salarieId: number | null;
}

function moved(slots: readonly PlanSlot[], { wall, rows }: Shift, order: readonly number[]): readonly Moved[] {
  const by = rows === 0 ? 0 : clampRows(placesOf(slots, order), rows, order.length);
  return slots.map((slot) => ({ slot, salarieId: personAfter(slot, by, order), ...movedTimes(slot, wall) }));
}

/** Moves slots together, limited to existing rows; returns no edits if nothing changes. */
export const moveEdits = (slots: readonly PlanSlot[], shift: Shift, order: readonly number[]): readonly PlanEdit[] =>
  moved(slots, shift, order)
    .filter(({ slot, salarieId, start }) => slot.salarieId !== salarieId || slot.start !== start)
    .map(({ slot, salarieId, start, end }) => ({ kind: 'move', slotId: slot.id, salarieId, start, end }));

/** A copy is independent: it belongs to no series and replaces no slot. */
function copyOf({ slot, salarieId, start, end }: Moved): NewSlot {
  const { entrepriseId, siteId, prestationId, typeCreneauId, sousTypeCreneauId, texte, etat, isForSystem } = slot;
  const copied = { entrepriseId, siteId, prestationId, typeCreneauId, sousTypeCreneauId, texte, etat, isForSystem };
  const own = { periodiciteId: null, origineId: null, origineVersion: null, retire: false };
  return { ...copied, ...own, simulationId: slot.simulationId, salarieId, start, end };
}

export const copyEdits = (slots: readonly PlanSlot[], shift: Shift, order: readonly number[]): readonly PlanEdit[] =>
  moved(slots, shift, order).map((one) => ({ kind: 'create', slot: copyOf(one) }));

/** Edits that move slots nowhere, to preview them before their first step. */
export const stayingEdits = (slots: readonly PlanSlot[]): readonly PlanEdit[] =>
  slots.map(({ id, salarieId, start, end }) => ({ kind: 'move', slotId: id, salarieId, start, end }));

export const deleteEdits = (slots: readonly PlanSlot[]): readonly PlanEdit[] =>
  slots.map(({ id }) => ({ kind: 'delete', slotId: id }));

export type Edge = 'start' | 'end';

/** Moves one end of a slot, at most up to `SHORTEST` from the other end. @param by milliseconds of wall-clock time */
export function resizeEdits(slot: PlanSlot, edge: Edge, by: number): readonly PlanEdit[] {
  const start = edge === 'start' ? Math.min(instantOf(wallOf(slot.start) + by), slot.end - SHORTEST) : slot.start;
  const end = edge === 'end' ? Math.max(instantOf(wallOf(slot.end) + by), slot.start + SHORTEST) : slot.end;
  if (by === 0 || (start === slot.start && end === slot.end)) return [];
  return [{ kind: 'move', slotId: slot.id, salarieId: slot.salarieId, start, end }];
}
