import type { Slot } from '../core/slot';
import type { PageEdit } from './steps';

/** A gesture that conflicts with another person's change. */
export interface Meanwhile {
  readonly edits: readonly PageEdit[];
  /** Slots that the other person changed or deleted, as they were before the gesture. */
  readonly before: readonly Slot[];
}

/** The slot that a gesture wanted; null if it deletes it. */
export function wantedOf(edits: readonly PageEdit[], slot: Slot): Slot | null {
  const edit = edits.find((one) => one.kind !== 'create' && one.slotId === slot.id);
  if (!edit || edit.kind === 'create') return slot;
  if (edit.kind === 'delete') return null;
  if (edit.kind === 'update') return { ...slot, ...edit.values };
  return { ...slot, salarieId: edit.salarieId, start: edit.start, end: edit.end };
}

/** The gesture again; recreates slots that were deleted meanwhile. @param isThere whether a slot still exists */
export function insisted({ edits, before }: Meanwhile, isThere: (id: number) => boolean): readonly PageEdit[] {
  return edits.flatMap((edit): readonly PageEdit[] => {
    if (edit.kind === 'create' || isThere(edit.slotId)) return [edit];
    const slot = before.find(({ id }) => id === edit.slotId);
    const wanted = slot && wantedOf(edits, slot);
    if (!wanted) return [];
    const { id: _id, version: _version, ...values } = wanted;
    return [{ kind: 'create', slot: { ...values, periodiciteId: null } }];
  });
}
