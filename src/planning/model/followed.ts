import { useMemo } from 'react';
import type { PlanActions, PlanSlot } from './plan';

/** The id under which a slot is shown: what is made has another one once it is stored. */
export type Follow = (id: number) => number;

/** Follows slots from the ids that they had to those under which they are shown now. */
export const followIn =
  (slots: readonly Pick<PlanSlot, 'id'>[], idOf: PlanActions['idOf']): Follow =>
  (id) => {
    const now = idOf?.(id) ?? id;
    // It may be stored and not yet drawn so.
    return now === id || slots.some((slot) => slot.id === id) ? id : now;
  };

/** The same for a view. */
export const useFollow = (slots: readonly Pick<PlanSlot, 'id'>[], idOf: PlanActions['idOf']): Follow =>
  useMemo(() => followIn(slots, idOf), [slots, idOf]);

/** Ids as they are now; the same set where none has changed. */
export function followedIds(ids: ReadonlySet<number>, follow: Follow): ReadonlySet<number> {
  return [...ids].some((id) => follow(id) !== id) ? new Set([...ids].map(follow)) : ids;
}

const followedSlot = (slot: PlanSlot, follow: Follow): PlanSlot => {
  const id = follow(slot.id);
  return id === slot.id ? slot : { ...slot, id };
};

/** Whatever holds slots (a clipboard, what is carried or dragged), with their ids of now; the same where none has changed. */
export function followed<Holder extends object>(
  holder: Holder & { readonly slots?: readonly PlanSlot[]; readonly slot?: PlanSlot },
  follow: Follow,
): Holder {
  const { slots, slot } = holder;
  if (slots?.some(({ id }) => follow(id) !== id))
    return { ...holder, slots: slots.map((one) => followedSlot(one, follow)) };
  return slot && follow(slot.id) !== slot.id ? { ...holder, slot: followedSlot(slot, follow) } : holder;
}
