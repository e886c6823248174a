import { followed, type Follow } from '../../model/followed';
import type { PlanEdit, PlanSlot } from '../../model/plan';
import type { Edge } from '../edits/edits';

/** Where the keyboard is: in a cell, and perhaps on one of its slots. */
export interface Cursor {
  readonly row: number;
  /** In units since 1970. */
  readonly column: number;
  readonly slotId: number | null;
}

/** What is carried by the keyboard until Enter or Escape. */
export type Carrying =
  | { readonly kind: 'move'; readonly slots: readonly PlanSlot[]; readonly wall: number; readonly rows: number }
  | { readonly kind: 'resize'; readonly slot: PlanSlot; readonly edge: Edge; readonly wall: number };

export interface Clipboard {
  readonly slots: readonly PlanSlot[];
  readonly isCut: boolean;
}

export interface KeyState {
  readonly cursor: Cursor;
  /** Where a selection with Shift began. */
  readonly anchor: { readonly row: number; readonly column: number } | null;
  readonly carrying: Carrying | null;
  readonly clipboard: Clipboard | null;
}

export interface KeyPress {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt?: boolean;
}

/** What was done, for its announcement. */
export type KeyAction = 'moved' | 'resized' | 'copied' | 'pasted' | 'duplicated' | 'deleted';

/** What a key asks of the world. */
export type KeyEffect =
  | { readonly kind: 'apply'; readonly edits: readonly PlanEdit[]; readonly done: KeyAction }
  | { readonly kind: 'select'; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'open'; readonly slotId: number }
  | { readonly kind: 'draw'; readonly row: number; readonly column: number }
  | { readonly kind: 'toggle'; readonly group: string }
  | { readonly kind: 'page'; readonly direction: -1 | 1 }
  | {
      readonly kind: 'say';
      readonly word: 'copied' | 'cut' | 'cancelled' | 'nothing' | 'carry';
      readonly count: number;
    }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'help' };

export interface KeyResult {
  readonly state: KeyState;
  readonly effects: readonly KeyEffect[];
}

export const startAt = (column: number): KeyState => ({
  cursor: { row: 0, column, slotId: null },
  anchor: null,
  carrying: null,
  clipboard: null,
});

/** The same while slots get other ids: the cursor, what is carried and the clipboard go with them. */
export function followedState(state: KeyState, follow: Follow): KeyState {
  const { cursor, carrying, clipboard } = state;
  const slotId = cursor.slotId === null ? null : follow(cursor.slotId);
  const now = {
    cursor: slotId === cursor.slotId ? cursor : { ...cursor, slotId },
    carrying: carrying && followed<Carrying>(carrying, follow),
    clipboard: clipboard && followed<Clipboard>(clipboard, follow),
  };
  const isSame = now.cursor === cursor && now.carrying === carrying && now.clipboard === clipboard;
  return isSame ? state : { ...state, ...now };
}
