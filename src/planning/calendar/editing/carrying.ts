import type { PlanEdit, PlanSlot } from '../../model/plan';
import { copyEdits, moveEdits, resizeEdits, stayingEdits, type Edge } from '../../timeline/edits/edits';
import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../timeline/index/wallClock';

/** What is held, by pointer or keyboard, until it is put down; `wall` is how far, in milliseconds of wall-clock time. */
export type Carrying =
  | { readonly kind: 'move' | 'copy'; readonly slots: readonly PlanSlot[]; readonly wall: number }
  | { readonly kind: 'resize'; readonly slot: PlanSlot; readonly edge: Edge; readonly wall: number };

/** What putting it down would change. @param personId who gets copies: the only person shown, if there is one */
export function editsOf(carrying: Carrying, personId: number | null): readonly PlanEdit[] {
  const shift = { wall: carrying.wall, rows: 0 };
  switch (carrying.kind) {
    case 'resize':
      return resizeEdits(carrying.slot, carrying.edge, carrying.wall);
    case 'move':
      return moveEdits(carrying.slots, shift, []);
    case 'copy':
      return copyEdits(carrying.slots, shift, []).map((edit) =>
        edit.kind === 'create' && personId !== null && !edit.slot.isForSystem
          ? { ...edit, slot: { ...edit.slot, salarieId: personId } }
          : edit,
      );
  }
}

/** What is held. */
export const heldOf = (carrying: Carrying): readonly PlanSlot[] =>
  carrying.kind === 'resize' ? [carrying.slot] : carrying.slots;

/** Where it would lie; where it is, as long as nothing changes. */
export function shownEdits(carrying: Carrying, personId: number | null): readonly PlanEdit[] {
  const edits = editsOf(carrying, personId);
  return edits.length > 0 ? edits : stayingEdits(heldOf(carrying));
}

const earliest = (slots: readonly PlanSlot[]): number => Math.min(...slots.map(({ start }) => wallOf(start)));

/** How far slots go so that the first of them begins at a time, or, by whole days, on its day. */
export function distanceTo(slots: readonly PlanSlot[], wall: number, byDays: boolean): number {
  const from = earliest(slots);
  return byDays ? Math.floor(wall / DAY) * DAY - Math.floor(from / DAY) * DAY : wall - from;
}

/** How far slots go by whole weeks (a single day: by days) to come into what is shown. */
export function distanceInto(slots: readonly PlanSlot[], first: number, last: number): number {
  const day = Math.floor(earliest(slots) / DAY);
  if (day >= first && day <= last) return 0;
  const weeks = Math.floor((day - first) / 7) * -7;
  return (day + weeks <= last ? weeks : first - day) * DAY;
}
