import { useEffect } from 'react';
import type { SlotType } from '../core/slot';
import { draftSlot } from '../editing/preview';
import type { NewSlot } from '../model/plan';

/** Marks the places of new slots in the plan, while their form is open. */
export function useDraftGhost(slots: readonly NewSlot[], types: ReadonlyMap<number, SlotType>): void {
  const text = JSON.stringify(
    slots
      .filter(({ start, end }) => end > start)
      .map(({ salarieId: personId, start, end, typeCreneauId }) => {
        const colour = types.get(typeCreneauId)?.couleur ?? '';
        return { personId, start, end, title: '', colour, isDraft: true };
      }),
  );
  useEffect(() => {
    const stretches = JSON.parse(text) as NonNullable<ReturnType<typeof draftSlot.get>>['stretches'];
    if (stretches.length === 0) return undefined;
    draftSlot.set({ stretches, place: '', warnings: [], at: null });
    return () => draftSlot.set(null);
  }, [text]);
}
