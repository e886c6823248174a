import type { Slot } from '../core/slot';
import type { PageEdit } from './steps';

/** A gesture that came too late. */
export interface Meanwhile {
  readonly edits: readonly PageEdit[];
  /** The slots that another person has changed or deleted, as they were when the gesture began. */
  readonly before: readonly Slot[];
}

/** What a gesture wanted of a slot: its new values, or null where it was to go. */
export function wantedOf(edits: readonly PageEdit[], slot: Slot): Slot | null {
  const edit = edits.find((one) => one.kind !== 'create' && one.slotId === slot.id);
  if (!edit || edit.kind === 'create') return slot;
  if (edit.kind === 'delete') return null;
  if (edit.kind === 'update') return { ...slot, ...edit.values };
  return { ...slot, salarieId: edit.salarieId, start: edit.start, end: edit.end };
}

/** The gesture once more: what was deleted meanwhile is made anew where it was to be. @param isThere of a slot now */
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
