import { useMemo } from 'react';
import type { PlanActions, PlanSlot } from './plan';

/** Maps a slot's former id to its present one: a new slot gets its final id when it is stored. */
export type Follow = (id: number) => number;

export const followIn =
  (slots: readonly Pick<PlanSlot, 'id'>[], idOf: PlanActions['idOf']): Follow =>
  (id) => {
    const now = idOf?.(id) ?? id;
    // It may be stored, but not yet rendered with its new id.
    return now === id || slots.some((slot) => slot.id === id) ? id : now;
  };

export const useFollow = (slots: readonly Pick<PlanSlot, 'id'>[], idOf: PlanActions['idOf']): Follow =>
  useMemo(() => followIn(slots, idOf), [slots, idOf]);

/** Returns the same set if no id changed. */
export function followedIds(ids: ReadonlySet<number>, follow: Follow): ReadonlySet<number> {
  return [...ids].some((id) => follow(id) !== id) ? new Set([...ids].map(follow)) : ids;
}

const followedSlot = (slot: PlanSlot, follow: Follow): PlanSlot => {
  const id = follow(slot.id);
  return id === slot.id ? slot : { ...slot, id };
};

/** Replaces the ids of slots in a clipboard or in carried slots; returns the same object if none changed. */
export function followed<Holder extends object>(
  holder: Holder & { readonly slots?: readonly PlanSlot[]; readonly slot?: PlanSlot },
  follow: Follow,
): Holder {
  const { slots, slot } = holder;
  if (slots?.some(({ id }) => follow(id) !== id))
    return { ...holder, slots: slots.map((one) => followedSlot(one, follow)) };
  return slot && follow(slot.id) !== slot.id ? { ...holder, slot: followedSlot(slot, follow) } : holder;
}
