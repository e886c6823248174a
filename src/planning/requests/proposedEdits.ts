import type { Slot } from '../core/slot';
import type { PlanEdit } from '../model/plan';
import { isOwnSlot, type Proposal } from './proposal';

/**
 * A gesture in one's own plan as the request of that change.
 * @returns undefined for several slots at once, and for slots that are not the person's
 */
export function proposalOf(
  edits: readonly PlanEdit[],
  slotOf: (id: number) => Slot | undefined,
  ownId: number,
): Proposal | undefined {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0) return undefined;
  if (edit.kind === 'create') {
    const { salarieId, start, end } = edit.slot;
    return salarieId === ownId ? { action: 'Ajout', start, end, like: edit.slot } : undefined;
  }
  const slot = slotOf(edit.slotId);
  if (!slot || !isOwnSlot(slot, ownId)) return undefined;
  if (edit.kind === 'delete') return { action: 'Suppression', slot };
  const { start, end } = edit;
  return { action: 'Modification', slot, to: { start, end } };
}
