import { useEffect } from 'react';
import type { SlotType } from '../core/slot';
import { draftSlot } from '../editing/preview';
import type { NewSlot } from '../model/plan';

/** Marks the place of a new slot in the plan, while its form is open. @param slot undefined marks nothing */
export function useDraftGhost(slot: NewSlot | undefined, types: ReadonlyMap<number, SlotType>): void {
  const { salarieId: personId = null, start, end, typeCreneauId } = slot ?? {};
  const colour = types.get(typeCreneauId ?? 0)?.couleur ?? '';
  useEffect(() => {
    if (start === undefined || end === undefined || end <= start) return undefined;
    draftSlot.set({
      stretches: [{ personId, start, end, title: '', colour, isDraft: true }],
      place: '',
      warnings: [],
      at: null,
    });
    return () => draftSlot.set(null);
  }, [personId, start, end, colour]);
}
