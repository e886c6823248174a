import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Slot } from '../core/slot';

export interface SlotIndex {
  readonly byId: ReadonlyMap<number, Slot>;
  /** Rows of a simulation by the id of the real slot that they replace. */
  readonly shadows: ReadonlyMap<number, Slot>;
  /** A slot that is shown, or was: slots cut in one month can be pasted in another. */
  readonly slotOf: (id: number) => Slot | undefined;
}

export function useSlotIndex(slots: readonly Slot[]): SlotIndex {
  const { byId, shadows } = useMemo(() => {
    const all = new Map<number, Slot>();
    const standing = new Map<number, Slot>();
    for (const slot of slots) {
      all.set(slot.id, slot);
      if (slot.simulationId !== null && slot.origineId !== null) standing.set(slot.origineId, slot);
    }
    return { byId: all, shadows: standing };
  }, [slots]);
  const seen = useRef(new Map<number, Slot>());
  useEffect(() => {
    for (const slot of slots) seen.current.set(slot.id, slot);
  }, [slots]);
  const slotOf = useCallback((id: number) => byId.get(id) ?? seen.current.get(id), [byId]);
  return useMemo(() => ({ byId, shadows, slotOf }), [byId, shadows, slotOf]);
}
