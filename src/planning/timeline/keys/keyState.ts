import { followedState as followedEditing, START } from '../../editing/editingState';
import type { EditingEffect, EditingResult, EditingState } from '../../editing/editingState';
import type { Follow } from '../../model/followed';

/** The keyboard's cell, and the slot in it, if any. */
export interface Cursor {
  readonly row: number;
  /** In units since 1970. */
  readonly column: number;
  readonly slotId: number | null;
}

export interface KeyState extends EditingState {
  readonly cursor: Cursor;
  /** The cell where a selection with Shift began. */
  readonly anchor: { readonly row: number; readonly column: number } | null;
}

export type TimelineEffect =
  | { readonly kind: 'open'; readonly slotId: number }
  | { readonly kind: 'draw'; readonly row: number; readonly column: number }
  | { readonly kind: 'toggle'; readonly group: string }
  | { readonly kind: 'page'; readonly direction: -1 | 1 }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'help' };

export type KeyEffect = EditingEffect | TimelineEffect;
export type KeyResult = EditingResult<KeyState, KeyEffect>;

export const startAt = (column: number): KeyState => ({
  ...START,
  cursor: { row: 0, column, slotId: null },
  anchor: null,
});

/** Replaces the ids of slots that have been stored in the cursor, the carried slots and the clipboard. */
export function followedState(state: KeyState, follow: Follow): KeyState {
  const { cursor } = state;
  const slotId = cursor.slotId === null ? null : follow(cursor.slotId);
  const now = followedEditing(state, follow);
  return slotId === cursor.slotId ? now : { ...now, cursor: { ...cursor, slotId } };
}
