import type { Slot } from '../core/slot';
import { instantOf, wallOf } from '../../resources/fields/shared/zone';
import type { NewSlot, PlanEdit, PlanSlot } from '../model/plan';
import { MINUTE } from '../../resources/common/durations';

/** The shortest slot that a gesture leaves. */
const SHORTEST = 15 * MINUTE;

type Times = Pick<Slot, 'start' | 'end'>;

/**
 * Times moved on the clock: what begins at nine still does over a change of clock.
 *
 * @param by milliseconds of wall-clock time
 */
export function movedTimes({ start, end }: Times, by: number): Times {
  if (by === 0) return { start, end };
  const movedStart = instantOf(wallOf(start) + by);
  const movedEnd = instantOf(wallOf(end) + by);
  // Within the hours that are skipped or come twice the clocks say little: there the duration counts.
  return { start: movedStart, end: movedEnd > movedStart ? movedEnd : movedStart + (end - start) };
}

/** How far rows can be gone up (negative) or down by a group of people so that all of them stay within the order. */
export function clampRows(places: readonly number[], by: number, count: number): number {
  const known = places.filter((place) => place >= 0);
  if (known.length === 0) return 0;
  return Math.max(0 - Math.min(...known), Math.min(count - 1 - Math.max(...known), by));
}

/** A person so many rows further; slots for everybody stay theirs. */
function personAfter(slot: PlanSlot, by: number, order: readonly number[]): number | null {
  if (by === 0 || slot.isForSystem || slot.salarieId === null) return slot.salarieId;
  const place = order.indexOf(slot.salarieId);
  return place < 0 ? slot.salarieId : (order[place + by] ?? slot.salarieId);
}

/** Where a group of slots goes: by wall-clock milliseconds and by people in their order. */
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

/** Moves slots together, as far as all of them find a person; nothing where nothing would change. */
export const moveEdits = (slots: readonly PlanSlot[], shift: Shift, order: readonly number[]): readonly PlanEdit[] =>
  moved(slots, shift, order)
    .filter(({ slot, salarieId, start }) => slot.salarieId !== salarieId || slot.start !== start)
    .map(({ slot, salarieId, start, end }) => ({ kind: 'move', slotId: slot.id, salarieId, start, end }));

/** A copy of a slot: of its own, no part of a series. */
function copyOf({ slot, salarieId, start, end }: Moved): NewSlot {
  const { entrepriseId, siteId, prestationId, typeCreneauId, sousTypeCreneauId, texte, etat, isForSystem } = slot;
  const copied = { entrepriseId, siteId, prestationId, typeCreneauId, sousTypeCreneauId, texte, etat, isForSystem };
  const own = { periodiciteId: null, origineId: null, origineVersion: null, retire: false };
  return { ...copied, ...own, simulationId: slot.simulationId, salarieId, start, end };
}

/** Copies slots to another place. */
export const copyEdits = (slots: readonly PlanSlot[], shift: Shift, order: readonly number[]): readonly PlanEdit[] =>
  moved(slots, shift, order).map((one) => ({ kind: 'create', slot: copyOf(one) }));

/** Slots where they are, for showing what is carried before it has moved. */
export const stayingEdits = (slots: readonly PlanSlot[]): readonly PlanEdit[] =>
  slots.map(({ id, salarieId, start, end }) => ({ kind: 'move', slotId: id, salarieId, start, end }));

export const deleteEdits = (slots: readonly PlanSlot[]): readonly PlanEdit[] =>
  slots.map(({ id }) => ({ kind: 'delete', slotId: id }));

export type Edge = 'start' | 'end';

/** Moves one end of a slot by wall-clock milliseconds, no further than a quarter of an hour before the other. */
export function resizeEdits(slot: PlanSlot, edge: Edge, by: number): readonly PlanEdit[] {
  const start = edge === 'start' ? Math.min(instantOf(wallOf(slot.start) + by), slot.end - SHORTEST) : slot.start;
  const end = edge === 'end' ? Math.max(instantOf(wallOf(slot.end) + by), slot.start + SHORTEST) : slot.end;
  if (by === 0 || (start === slot.start && end === slot.end)) return [];
  return [{ kind: 'move', slotId: slot.id, salarieId: slot.salarieId, start, end }];
}
