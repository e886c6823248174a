import type { Finding } from '../../src/planning/core/finding';
import type { Plan, PlanEdit, PlanSlot } from '../../src/planning/model/plan';

/** Finds overlapping slots of the same person: about as much work as the page's own check. */
export function overlapsIn({ slots }: Plan): (edits: readonly PlanEdit[]) => readonly Finding[] {
  let byPerson: Map<number | null, PlanSlot[]> | undefined;
  return (edits) => {
    byPerson ??= Map.groupBy(slots, ({ salarieId }) => salarieId);
    const known = byPerson;
    return edits.flatMap((edit): readonly Finding[] => {
      if (edit.kind === 'delete') return [];
      const { salarieId, start, end } = edit.kind === 'create' ? edit.slot : edit;
      const own = edit.kind === 'move' ? edit.slotId : undefined;
      const other = known.get(salarieId)?.find((slot) => slot.id !== own && slot.start < end && start < slot.end);
      return other ? [{ code: 'overlap', slotId: other.id, args: { title: other.title } }] : [];
    });
  };
}
