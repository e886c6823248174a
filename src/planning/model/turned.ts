import type { Slot } from '../core/slot';
import type { Follow } from './followed';
import type { PlanPlace, PlanSlot } from './plan';

/** A slot of an undone or redone gesture; its place is not known if a simulation gives the real slot back. */
export type TurnedSlot = Pick<Slot, 'id'> & Partial<PlanPlace>;

/** An undo or a redo. */
export interface Turned {
  /** Grows with every undo and redo. */
  readonly key: number;
  /** What was undone or redone. */
  readonly words: string;
  /** The slots that are there now. */
  readonly back: readonly TurnedSlot[];
  /** The slots that are no longer there. */
  readonly gone: readonly TurnedSlot[];
}

/** An undo or a redo that the plan shows, for the keyboard's cursor. */
export interface ShownTurned extends Turned {
  /** Empty if slots were only removed. */
  readonly back: readonly PlanSlot[];
}

/** The undo or redo with the slots that it brought back. @returns undefined while the plan does not show them */
export function shownTurned(turned: Turned, slots: readonly PlanSlot[], follow: Follow): ShownTurned | undefined {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  if (turned.gone.some(({ id }) => byId.has(follow(id)))) return undefined;
  const back = turned.back.flatMap(({ id, salarieId, start, end }) => {
    const slot = byId.get(follow(id));
    const isThere = start === undefined || (slot?.start === start && slot.end === end && slot.salarieId === salarieId);
    return slot && isThere ? slot : [];
  });
  return back.length > 0 || turned.back.length === 0 ? { ...turned, back } : undefined;
}
