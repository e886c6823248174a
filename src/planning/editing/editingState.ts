import { followed, type Follow } from '../model/followed';
import type { PlanEdit, PlanSlot } from '../model/plan';
import type { Edge } from './edits';

/** What is carried by keys, by a pointer, or for a pointer to put down; `wall` is how far, in milliseconds of wall-clock time. */
export type Carrying =
  | {
      readonly kind: 'move' | 'copy';
      readonly slots: readonly PlanSlot[];
      readonly wall: number;
      /** How many people further down. */
      readonly rows: number;
    }
  | { readonly kind: 'resize'; readonly slot: PlanSlot; readonly edge: Edge; readonly wall: number };

interface Clipboard {
  readonly slots: readonly PlanSlot[];
  readonly isCut: boolean;
}

/** What every view of a plan that is edited keeps. */
export interface EditingState {
  readonly carrying: Carrying | null;
  readonly clipboard: Clipboard | null;
}

export const START: EditingState = { carrying: null, clipboard: null };

/** What was done, for its announcement. */
export type EditAction = 'moved' | 'resized' | 'copied' | 'pasted' | 'duplicated' | 'deleted';

/** What a command asks of the view. */
export type EditingEffect =
  | { readonly kind: 'apply'; readonly edits: readonly PlanEdit[]; readonly done: EditAction }
  | { readonly kind: 'select'; readonly ids: ReadonlySet<number> }
  | { readonly kind: 'say'; readonly word: 'copied' | 'cut' | 'cancelled' | 'nothing'; readonly count: number }
  /** What is carried is elsewhere: it is drawn there, and said unless a mouse passes. */
  | { readonly kind: 'carry'; readonly isSaid: boolean };

export interface EditingResult<State extends EditingState = EditingState, Effect = EditingEffect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** The slots that are carried. */
export const carriedSlots = (carrying: Carrying): readonly PlanSlot[] =>
  carrying.kind === 'resize' ? [carrying.slot] : carrying.slots;

/** The same while slots get other ids: what is carried and the clipboard go with them. */
export function followedState<State extends EditingState>(state: State, follow: Follow): State {
  const carrying = state.carrying && followed<Carrying>(state.carrying, follow);
  const clipboard = state.clipboard && followed<Clipboard>(state.clipboard, follow);
  return carrying === state.carrying && clipboard === state.clipboard ? state : { ...state, carrying, clipboard };
}
