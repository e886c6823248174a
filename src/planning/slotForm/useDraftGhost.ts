import { useEffect, useMemo } from 'react';
import { wallOf } from '../../resources/fields/shared/zone';
import { occurrencesOf } from '../core/recurrence/expand';
import type { RecurrenceRule } from '../core/recurrence/rule';
import type { SlotType } from '../core/slot';
import { draftSlot } from '../editing/preview';
import type { NewSlot } from '../model/plan';

/** All dates of a series, of which the view draws those that it shows. */
function datesOf(slots: readonly NewSlot[], rule: RecurrenceRule | undefined): readonly NewSlot[] {
  const [slot] = slots;
  if (!rule || !slot) return slots;
  const occurrences = occurrencesOf(rule, wallOf(slot.end) - wallOf(slot.start));
  return occurrences.ok ? occurrences.value.map((times) => ({ ...slot, ...times })) : slots;
}

/** Marks the places of new slots in the plan, while their form is open. @param rule of a series that begins with the slot */
export function useDraftGhost(
  slots: readonly NewSlot[],
  types: ReadonlyMap<number, SlotType>,
  rule: RecurrenceRule | undefined,
): void {
  const given = JSON.stringify({
    slots: slots.filter(({ start, end }) => end > start),
    rule,
  });
  const text = useMemo(() => {
    const read = JSON.parse(given) as { readonly slots: readonly NewSlot[]; readonly rule?: RecurrenceRule };
    return JSON.stringify(
      datesOf(read.slots, read.rule).map(({ salarieId: personId, start, end, typeCreneauId }) => {
        const colour = types.get(typeCreneauId)?.couleur ?? '';
        return { personId, start, end, title: '', colour, isDraft: true };
      }),
    );
  }, [given, types]);
  useEffect(() => {
    const stretches = JSON.parse(text) as NonNullable<ReturnType<typeof draftSlot.get>>['stretches'];
    if (stretches.length === 0) return undefined;
    draftSlot.set({ stretches, place: '', warnings: [], at: null });
    return () => draftSlot.set(null);
  }, [text]);
}
