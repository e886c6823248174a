import { followed, type Follow } from '../model/followed';
import type { PlanEdit, PlanSlot } from '../model/plan';
import type { Edge } from './edits';

/** Slots carried by keys or a pointer, not yet dropped; `wall` is the shift in milliseconds of wall-clock time. */
export type Carrying =
  | {
      readonly kind: 'move' | 'copy';
      readonly slots: readonly PlanSlot[];
      readonly wall: number;
      /** Shift in rows, downwards. */
      readonly rows: number;
    }
  | { readonly kind: 'resize'; readonly slot: PlanSlot; readonly edge: Edge; readonly wall: number };

interface Clipboard {
  readonly slots: readonly PlanSlot[];
  readonly isCut: boolean;
}

export interface EditingState {
  readonly carrying: Carrying | null;
  readonly clipboard: Clipboard | null;
}

export const START: EditingState = { carrying: null, clipboard: null };

export type EditAction = 'moved' | 'resized' | 'copied' | 'pasted' | 'duplicated' | 'deleted';

/** Side effects that the view performs for a command. */
export type EditingEffect =
  | { readonly kind: 'apply'; readonly edits: readonly PlanEdit[]; readonly done: EditAction }
  | { readonly kind: 'select'; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'say'; readonly word: 'copied' | 'cut' | 'cancelled' | 'nothing'; readonly count: number }
  /** The carried slots moved: redraw them, and announce it unless a mouse only hovers. */
  | { readonly kind: 'carry'; readonly isSaid: boolean };

export interface EditingResult<State extends EditingState = EditingState, Effect = EditingEffect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const carriedSlots = (carrying: Carrying): readonly PlanSlot[] =>
  carrying.kind === 'resize' ? [carrying.slot] : carrying.slots;

/** Replaces the ids of slots that have been stored in the carried slots and the clipboard. */
export function followedState<State extends EditingState>(state: State, follow: Follow): State {
  const carrying = state.carrying && followed<Carrying>(state.carrying, follow);
  const clipboard = state.clipboard && followed<Clipboard>(state.clipboard, follow);
  return carrying === state.carrying && clipboard === state.clipboard ? state : { ...state, carrying, clipboard };
}
